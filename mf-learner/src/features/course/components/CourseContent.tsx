import type { LearnerChapterWithVideos, LearnerCourse, LearnerVideo } from '@kursportal/shared/contract'
import type { UseQueryResult } from '@kursportal/shared/query'
import { useSearchParams } from '@kursportal/shared/router'
import { Button, Card, ListSkeleton, SearchField, Section, Stack, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import {
  beforeIn,
  currentChapterId,
  lecturesOf,
  LONG_COURSE_FROM,
  searchLectures,
  type BeforeOf,
} from '../../../common/course-outline.ts'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { ChapterCard } from './ChapterCard.tsx'
import { LectureRows } from './LectureRows.tsx'

/** How many chapters are listed before the rest hides behind a button. */
const SHOWN_AT_FIRST = 12
/** How many found lectures are listed; with more, another word helps more than a longer list. */
const SHOWN_FOUND = 50

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

type FoundProps = { course: LearnerCourse; found: readonly LearnerVideo[]; before: BeforeOf }

/** The found lectures of all chapters in one list. */
const FoundLectures = ({ course, found, before }: FoundProps): ReactNode => {
  const t = useTexts()
  const next = useNext(course)
  if (found.length === 0) return null
  return (
    <>
      <Card>
        <LectureRows lectures={found.slice(0, SHOWN_FOUND)} next={next} before={before} />
      </Card>
      {found.length > SHOWN_FOUND && (
        <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>{t('course.foundMore')}</Typography>
      )}
    </>
  )
}

/** The chapters below a search over all their lectures. What is searched stands in the address. */
const SearchedChapters = ({ course, chapters }: ListProps): ReactNode => {
  const t = useTexts()
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const found = search.trim() ? searchLectures(chapters, search) : undefined
  return (
    <>
      <SearchField
        label={t('course.search')}
        value={search}
        onChange={(typed) => setAddress(typed ? { search: typed } : {}, { replace: true })}
      />
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', minHeight: 32, mt: 0.5 }}>
        {found && t('course.found', { count: found.length })}
      </Typography>
      {found ? (
        <FoundLectures course={course} found={found} before={beforeIn(chapters)} />
      ) : (
        <ChapterList course={course} chapters={chapters} />
      )}
    </>
  )
}

const Chapters = (props: ListProps): ReactNode =>
  lecturesOf(props.chapters).length < LONG_COURSE_FROM ? (
    <ChapterList {...props} />
  ) : (
    <SearchedChapters {...props} />
  )

/** The chapters, the current one open; a long course can be searched. */
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
