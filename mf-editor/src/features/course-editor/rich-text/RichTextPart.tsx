import type { VideoDraft } from '@kursportal/shared/contract'
import { sameContent } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton, Typography } from '@kursportal/shared/ui'
import { useKeptCopy, useUnstored } from '@kursportal/shared/ui/kept'
import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { readRichText } from '../api/rich-text.ts'
import { hasOnlyFailedFilm, newestFilm } from '../draft.rules.ts'
import { Captions } from '../video/Captions.tsx'
import { FilmOnTheWay } from '../video/FilmOnTheWay.tsx'
import { keptText, toDocument } from '../../../common/rich-text/document.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

type OpenedProps = Pick<ComponentProps<typeof RichTextEditor>, 'videoId' | 'document' | 'version'>

/** The text as it is stored, or as an earlier visit left it where that is something else. */
const OpenedText = (props: OpenedProps): ReactNode => {
  const { videoId, document } = props
  const part = `text/${videoId}`
  const { kept: left, keeper } = useKeptCopy(part, keptText)
  const kept = useUnstored(left, keeper, ({ typed }) => sameContent(toDocument(typed), document))
  if (kept === undefined) return <FormSkeleton fields={2} />
  return <RichTextEditor {...props} part={part} kept={kept} keeper={keeper} />
}

/** The text of a rich-text lecture, and of the film that was uploaded for it why it failed, and its captions. */
const RichTextPart = ({ video }: { video: VideoDraft }): ReactNode => {
  const videoId = video.id
  const film = newestFilm(video)
  const t = useTexts()
  const text = useQuery(readRichText(videoId))
  return (
    <>
      <section aria-label={t('richText.title')}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t('richText.title')}
        </Typography>
        <Loaded query={text} waiting={<FormSkeleton fields={2} />} failed={t('richText.loadFailed')}>
          {/* A version comes anew when a former text is put in its place, which the editor then begins with. */}
          {({ document, version }) => (
            <OpenedText key={version} videoId={videoId} document={document} version={version} />
          )}
        </Loaded>
      </section>
      {film?.state === 'failed' && <FilmOnTheWay video={video} film={film} />}
      {film && <Captions videoId={videoId} filmFailed={hasOnlyFailedFilm(video)} />}
    </>
  )
}

export default RichTextPart
