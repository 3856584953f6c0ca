import { queryString } from '@kursportal/shared/client'
import type { Attachment, RichTextMedia } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, DownloadIcon, Link, Skeleton, styled, TextIcon } from '@kursportal/shared/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listHandouts } from '../api/list-handouts.ts'

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.sunken,
  overflowWrap: 'anywhere',
  '& audio': { display: 'block', width: '100%', marginTop: theme.spacing(1.5) },
  '& summary': {
    width: 'fit-content',
    minHeight: 44,
    padding: theme.spacing(1, 0),
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}))

const addressOf = ({ id }: Attachment): string => `/api/attachment${queryString({ 'attachment-id': id })}`

type Words = { title: string; transcript?: string | null | undefined }

const Sound = ({ file, title, transcript }: Words & { file: Attachment }): ReactNode => {
  const t = useTexts()
  const [failed, setFailed] = useState(false)
  const sound = useRef<HTMLAudioElement>(null)
  const again = (): void => {
    setFailed(false)
    sound.current?.load()
    // A browser that wants a press first leaves it to its own button.
    sound.current?.play().catch(() => undefined)
  }
  return (
    <Frame>
      <strong>{title}</strong>
      {/* What is said stands below it as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- see above */}
      <audio
        ref={sound}
        controls
        preload="metadata"
        src={addressOf(file)}
        aria-label={t('lecture.text.sound', { title })}
        onError={() => setFailed(true)}
      />
      {failed && (
        <Alert
          severity="warning"
          sx={{ mt: 1.5 }}
          action={
            <Button color="inherit" onClick={again}>
              {t('lecture.video.retry')}
            </Button>
          }
        >
          {t('lecture.text.soundFailed')}
        </Alert>
      )}
      {transcript && (
        <details>
          <summary>{t('lecture.text.soundTranscript')}</summary>
          <Box sx={{ whiteSpace: 'pre-line' }}>{transcript}</Box>
        </details>
      )}
    </Frame>
  )
}

const File = ({ file, title }: Words & { file: Attachment }): ReactNode => {
  const t = useTexts()
  return (
    <Frame sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <TextIcon size={28} aria-hidden />
      <Box sx={{ flex: '1 1 12ch' }}>
        <strong>{title}</strong>
        <Box sx={{ color: 'text.secondary', fontSize: '1rem' }}>
          {file.name} · {formatFileSize(file.bytes)}
        </Box>
      </Box>
      <Link
        href={addressOf(file)}
        download={file.name}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
      >
        <DownloadIcon size={20} aria-hidden />
        {t('lecture.text.openFile')}
      </Link>
    </Frame>
  )
}

type Props = { videoId: string; block: Extract<RichTextMedia, { type: 'handout' }> }

/** A handout that stands in a text: a sound is played there, anything else is opened from there. */
export const TextHandout = ({ videoId, block }: Props): ReactNode => {
  const t = useTexts()
  const { file_id, ...words } = block.attrs
  const handouts = useQuery(listHandouts(videoId))
  const file = handouts.data?.items.find((one) => one.file_id === file_id)
  if (file)
    return file.content_type.startsWith('audio/') ? (
      <Sound file={file} {...words} />
    ) : (
      <File file={file} {...words} />
    )
  if (handouts.isPending) return <Skeleton variant="rounded" height={96} />
  return (
    <Alert
      severity="warning"
      action={
        handouts.isError && (
          <Button color="inherit" loading={handouts.isFetching} onClick={() => void handouts.refetch()}>
            {t('lecture.video.retry')}
          </Button>
        )
      }
    >
      {t(handouts.isError ? 'lecture.text.fileFailed' : 'lecture.text.fileMissing', { title: words.title })}
    </Alert>
  )
}
