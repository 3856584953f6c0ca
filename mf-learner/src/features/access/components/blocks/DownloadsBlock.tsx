import { queryString } from '@kursportal/shared/client'
import { LANDING_DRAFT } from '@kursportal/shared/domain'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useSearchParams } from '@kursportal/shared/router'
import { Box, DownloadIcon, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { useInvitation } from '../joining-context.ts'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** Files to take along, for everybody who sees the page; each says what it is and how large. */
export const DownloadsBlock = ({ block }: BlockOf<'downloads'>): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const [params] = useSearchParams()
  // Who looks at the draft by its link gets what the draft shows.
  const token = params.get(LANDING_DRAFT) ?? undefined
  return (
    <BlockSection heading={block.heading || t('access.downloads')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 720 }}>
        {block.items.map(({ file, title }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a file may stand twice, and a shown page keeps its order
          <li key={index}>
            <Link
              href={`/api/landing-page/file${queryString({ 'access-id': access.id, 'file-id': file.file_id, token })}`}
              download
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                minHeight: 44,
                p: 2,
                border: 1,
                borderColor: 'divider',
                borderRadius: '16px',
                bgcolor: 'background.paper',
                overflowWrap: 'anywhere',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <DownloadIcon size={24} aria-hidden />
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {title}
                </Box>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('access.fileFacts', {
                    type: t(`access.fileTypes.${file.content_type}`),
                    size: formatFileSize(file.bytes),
                  })}
                </Typography>
              </Box>
            </Link>
          </li>
        ))}
      </Box>
    </BlockSection>
  )
}
