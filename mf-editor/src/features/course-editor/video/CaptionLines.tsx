import type { CaptionSummary } from '@kursportal/shared/contract'
import { read } from '@kursportal/shared/client'
import { formatDuration } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Dialog, TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../../../texts/index.ts'
import { languageName } from './languages.ts'

type Props = { videoId: string; caption: CaptionSummary; open: boolean; onClose: () => void }

const Lines = ({ videoId, caption }: Pick<Props, 'videoId' | 'caption'>): ReactNode => {
  const t = useTexts()
  const lines = useQuery(read('GET /caption', { 'video-id': videoId, language: caption.language }))
  return (
    <Loaded query={lines} waiting={<TextSkeleton lines={6} />} failed={t('upload.captions.loadFailed')}>
      {({ lines: cues }) => (
        <Box component="ol" lang={caption.language} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {cues.map(({ from, to, text }) => (
            <Box
              component="li"
              key={`${from}-${to}-${text}`}
              sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box
                component="span"
                sx={{
                  flex: 'none',
                  minWidth: 56,
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {formatDuration(from)}
              </Box>
              <Box component="span" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  )
}

/** The captions of one language to read, with their times. */
export const CaptionLines = ({ open, onClose, ...props }: Props): ReactNode => {
  const t = useTexts()
  const language = languageName(props.caption.language)
  return (
    <Dialog open={open} onClose={onClose} title={t('upload.captions.linesTitle', { language })}>
      {open && <Lines {...props} />}
    </Dialog>
  )
}
