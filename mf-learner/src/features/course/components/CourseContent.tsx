import type { LearnerChapterWithVideos, LearnerCourse } from '@kursportal/shared/contract'
import type { UseQueryResult } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { Box, Button, ListSkeleton, SearchField, Section, Stack } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { beforeIn, currentChapterId, lecturesOf } from '../../../common/course-outline.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { ChapterCard } from './ChapterCard.tsx'
import { CourseSearch } from './CourseSearch.tsx'

/** How many chapters are listed before the rest hides behind a button. */
const SHOWN_AT_FIRST = 12
/** From this many lectures on a course can be searched. */
const SEARCH_FROM = 5

type Props = {
  course: LearnerCourse
  chapters: UseQueryResult<{ items: LearnerChapterWithVideos[] }>
}

type ListProps = { course: LearnerCourse; chapters: readonly LearnerChapterWithVideos[] }

/** The lecture to go on with, and how that is said. */
const useNext = (course: LearnerCourse): { id: string; words: string } | undefined => {
  const t = useTexts()
  const words = t(course.state === 'not_started' ? 'course.first' : 'course.current')
  return course.next_lecture ? { id: course.next_lecture.video_id, words } : undefined
}

const ChapterList = ({ course, chapters }: ListProps): ReactNode => {
  const t = useTexts()
  const next = useNext(course)
  const current = currentChapterId(chapters, next?.id)
  const before = beforeIn(chapters)
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
          next={next}
          before={before}
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

/** The chapters below a search in the whole course. What is searched stands in the address. */
const SearchedChapters = ({ course, chapters }: ListProps): ReactNode => {
  const t = useTexts()
  const next = useNext(course)
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  return (
    <>
      <SearchField
        label={t('course.search')}
        value={search}
        onChange={(typed) => setAddress(typed ? { search: typed } : {}, { replace: true })}
      />
      {search.trim() ? (
        <CourseSearch course={course} chapters={chapters} search={search} next={next} />
      ) : (
        <Box sx={{ mt: 2 }}>
          <ChapterList course={course} chapters={chapters} />
        </Box>
      )}
    </>
  )
}

const Chapters = (props: ListProps): ReactNode =>
  lecturesOf(props.chapters).length < SEARCH_FROM ? (
    <ChapterList {...props} />
  ) : (
    <SearchedChapters {...props} />
  )

/** The chapters, the current one open; a course of some lectures can be searched. */
export const CourseContent = ({ course, chapters }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('course.content')}>
      <Loaded
        query={chapters}
        waiting={<ListSkeleton count={Math.min(6, course.chapters_total || 3)} />}
        failed={t('course.chaptersFailed')}
      >
        {({ items }) => <Chapters course={course} chapters={items} />}
      </Loaded>
    </Section>
  )
}
