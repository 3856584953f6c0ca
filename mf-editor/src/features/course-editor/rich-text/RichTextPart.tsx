import type { VideoDraft } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readRichText } from '../api/rich-text.ts'
import { newestFilm } from '../draft.rules.ts'
import { Captions } from '../video/Captions.tsx'
import { RichTextEditor } from './RichTextEditor.tsx'

/** The text of a rich-text lecture, and the captions of the film that was uploaded for it. */
const RichTextPart = ({ video }: { video: VideoDraft }): ReactNode => {
  const videoId = video.id
  const t = useTexts()
  const text = useQuery(readRichText(videoId))
  const [round, setRound] = useState(0)
  return (
    <>
      <section aria-label={t('richText.title')}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t('richText.title')}
        </Typography>
        {text.data ? (
          <RichTextEditor
            key={round}
            videoId={videoId}
            document={text.data.document}
            version={text.data.version}
            onReload={async () => {
              await text.refetch()
              setRound(round + 1)
            }}
          />
        ) : text.isError ? (
          <LoadFailure
            title={t('richText.loadFailed')}
            error={text.error}
            onRetry={() => void text.refetch()}
            retrying={text.isFetching}
          />
        ) : (
          <FormSkeleton fields={2} />
        )}
      </section>
      {newestFilm(video) && <Captions videoId={videoId} />}
    </>
  )
}

export default RichTextPart
