import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import type { UseQueryResult } from '@kursportal/shared/query'
import { Button, ListSkeleton, Section, Stack } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { blockerOf, currentChapterId } from '../../../common/course-outline.ts'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { ChapterCard } from './ChapterCard.tsx'

/** How many chapters are listed before the rest hides behind a button. */
const SHOWN_AT_FIRST = 12

type Props = {
  course: LearnerCourse
  chapters: UseQueryResult<{ items: LearnerChapterWithVideos[] }>
}

const ChapterList = ({
  course,
  chapters,
}: {
  course: LearnerCourse
  chapters: readonly LearnerChapterWithVideos[]
}): ReactNode => {
  const t = useTexts()
  const nextVideoId = course.next_lecture?.video_id
  const current = currentChapterId(chapters, nextVideoId)
  const blocker = blockerOf(chapters)
  const [all, setAll] = useState(false)
  const upTo = Math.max(SHOWN_AT_FIRST, chapters.findIndex((chapter) => chapter.id === current) + 2)
  const shown = all ? chapters : chapters.slice(0, upTo)
  const hidden = chapters.length - shown.length
  return (
    <Stack spacing={1.5}>
      {shown.map((chapter) => (
        <ChapterCard
          key={chapter.id}
          chapter={chapter}
          openAtFirst={chapter.id === current}
          nextVideoId={nextVideoId}
          blocker={blocker}
        />
      ))}
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setAll(true)} sx={{ alignSelf: 'flex-start' }}>
          {t('course.showAll', { count: hidden })}
        </Button>
      )}
    </Stack>
  )
}

/** The chapters, the current one open. */
export const CourseContent = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('course.content')}>
      {chapters.data ? (
        <ChapterList course={course} chapters={chapters.data.items} />
      ) : chapters.isError ? (
        <LoadFailure
          title={t('course.chaptersFailed')}
          error={chapters.error}
          onRetry={() => void chapters.refetch()}
          retrying={chapters.isFetching}
        />
      ) : (
        <ListSkeleton count={Math.min(6, course.chapters_total || 3)} />
      )}
    </Section>
  )
}
