import { failureText } from '@kursportal/shared/client'
import type { CaptionSummary, RecognisedCaptions } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  ProgressBar,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readRecognised, useDropRecognised, useRecognise } from '../api/captions.ts'
import { CaptionEditor } from './CaptionEditor.tsx'
import { languageName } from './languages.ts'

type Film = { id: string; title: string; seconds: number | null; hasSound: boolean }
type Props = { videoId: string; film: Film; captions: readonly CaptionSummary[] }

/** A draft that waits to be checked: nobody else sees it. */
const Unchecked = ({
  videoId,
  film,
  captions,
  recognised,
}: Props & { recognised: RecognisedCaptions }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'lines' | 'drop'>()
  const drop = useDropRecognised(videoId)
  const { language, lines, updated_at } = recognised
  const doubts = lines.filter(({ doubt }) => doubt).length
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <strong>{languageName(language)}</strong>
        <StatusChip tone="warning">{t('upload.recognised.unchecked')}</StatusChip>
      </Box>
      <Typography sx={{ color: 'text.secondary', my: 1 }}>
        {t('upload.recognised.waits', { count: lines.length })}{' '}
        {doubts > 0 && t('upload.recognised.doubts', { count: doubts })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => setOpen('lines')}>
          {t('upload.recognised.open')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('drop')}>
          {t('common.throwAway')}
        </Button>
      </Box>
      {open === 'lines' && (
        <CaptionEditor
          videoId={videoId}
          language={language}
          film={film}
          recognised={{
            lines,
            version: captions.find((one) => one.language === language)?.version ?? '',
            at: updated_at,
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={open === 'drop'}
        onClose={() => setOpen(undefined)}
        title={t('upload.recognised.dropTitle')}
        confirmLabel={t('common.throwAway')}
        destructive
        onConfirm={async () => {
          await drop.mutateAsync()
          toast.success(t('upload.recognised.dropped'))
        }}
      >
        {t('upload.recognised.dropBody')}
      </ConfirmDialog>
    </>
  )
}

/** Why what was pressed did not go. */
const NotDone = ({ error }: { error: unknown }): ReactNode =>
  error !== null && (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {failureText(error)}
    </Alert>
  )

const OnItsWay = ({ videoId, progress }: { videoId: string; progress: number }): ReactNode => {
  const t = useTexts()
  const drop = useDropRecognised(videoId)
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('upload.recognised.running')}</Typography>
      <ProgressBar label={t('upload.recognised.progress')} value={progress} />
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1.5 }}
        loading={drop.isPending}
        onClick={() => drop.mutate()}
      >
        {t('upload.recognised.stop')}
      </Button>
      <NotDone error={drop.error} />
    </>
  )
}

/** Captions out of what is said in the film: made on the server, and checked by a person before anybody sees them. */
export const RecognisedSpeech = ({ videoId, film, captions }: Props): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(readRecognised(videoId))
  const begin = useRecognise(videoId)
  if (!data || (!data.available && !data.recognised)) return null
  const { recognised, available } = data
  const isOnItsWay = recognised?.state === 'waiting' || recognised?.state === 'running'
  return (
    <Box
      component="section"
      aria-label={t('upload.recognised.title')}
      sx={{ mb: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: '14px' }}
    >
      {recognised?.state === 'ready' ? (
        <Unchecked videoId={videoId} film={film} captions={captions} recognised={recognised} />
      ) : isOnItsWay ? (
        <OnItsWay videoId={videoId} progress={recognised.progress} />
      ) : (
        <>
          {recognised?.failure && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t(`upload.recognised.failures.${recognised.failure}`)}
            </Alert>
          )}
          <Button
            variant="outlined"
            disabled={!available || !film.hasSound}
            loading={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {t(recognised ? 'upload.recognised.again' : 'upload.recognised.begin')}
          </Button>
          <NotDone error={begin.error} />
          <Typography sx={{ color: 'text.secondary', mt: 1 }}>
            {t(film.hasSound ? 'upload.recognised.hint' : 'upload.recognised.noSound')}
          </Typography>
        </>
      )}
    </Box>
  )
}
