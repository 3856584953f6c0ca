import type { ChapterWithVideosDraft, CourseDraft } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Link, PageSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { CoursePlaceProvider } from '../course-place.tsx'
import { Loaded } from '../Loaded.tsx'
import { paths } from '../paths.ts'
import { useTexts } from './texts.ts'
import { readDraft, readDraftChapters } from './read-draft.ts'

const place = { course: paths.preview, lecture: paths.previewLecture, isPreview: true }

/** Says all the time that this is a preview, and leads back to where it is written. */
const Banner = ({ courseId, videoId }: { courseId: string; videoId?: string }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ position: 'sticky', top: 'var(--top-bar)', zIndex: 4, bgcolor: 'background.default' }}>
      <Alert
        severity="info"
        role="note"
        icon={false}
        sx={{ borderRadius: 0, px: { xs: 2, sm: 4 }, '& > div': { width: '100%' } }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 3,
          }}
        >
          <span>
            <strong>{t('preview.title')}.</strong> {t('preview.says')}
          </span>
          <Link
            href={paths.editor(courseId, videoId)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' }}
          >
            {t(videoId ? 'preview.backToLecture' : 'preview.back')}
          </Link>
        </Box>
      </Alert>
    </Box>
  )
}

type Props = {
  courseId: string
  videoId?: string
  children: (course: CourseDraft, chapters: ChapterWithVideosDraft[]) => ReactNode
}

/**
 * A draft shown as learners will see it, for who may edit it. Only drafts are read, and nothing is ever sent: what
 * records progress, attempts and visits belongs to live courses.
 */
export const PreviewPlace = ({ courseId, videoId, children }: Props): ReactNode => {
  const t = useTexts()
  const course = useQuery(readDraft(courseId))
  const chapters = useQuery(readDraftChapters(courseId))
  return (
    <CoursePlaceProvider value={place}>
      <Banner courseId={courseId} {...(videoId && { videoId })} />
      <Loaded
        page
        query={[course, chapters]}
        waiting={<PageSkeleton />}
        failed={t('preview.failed')}
        goneTitle={t('preview.gone')}
        renderFrame={(state) => (
          <Box sx={{ maxWidth: 1184, mx: 'auto', px: { xs: 2, sm: 4 }, py: { xs: 3, sm: 5 } }}>{state}</Box>
        )}
      >
        {([draft, { items }]) => children(draft, items)}
      </Loaded>
    </CoursePlaceProvider>
  )
}
