import type { LearnerChapterWithVideos, LearnerCourse, LearnerVideo } from '@kursportal/shared/contract'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { Card, Stack, Typography, useDebounced } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { beforeIn, lecturesOf, searchLectures, type BeforeOf } from '../../../common/course-outline.ts'
import { listPassages } from '../api/list-passages.ts'
import { useTexts } from '../texts.ts'
import { FoundPassages } from './FoundPassages.tsx'
import { LectureRows } from './LectureRows.tsx'

/** How many found lectures are listed; with more, another word helps more than a longer list. */
const SHOWN_FOUND = 50
/** Fewer letters occur nearly everywhere. */
const LETTERS_TO_SEARCH = 3

type Props = {
  course: LearnerCourse
  chapters: readonly LearnerChapterWithVideos[]
  search: string
  /** The lecture to go on with, and how that is said. */
  next: { id: string; words: string } | undefined
}

/** What is found in a course: lectures by their title, and below them where it is said or written. */
export const CourseSearch = ({ course, chapters, search, next }: Props): ReactNode => {
  const t = useTexts()
  const words = search.trim()
  const asked = useDebounced(words)
  const isWorthAsking = asked.length >= LETTERS_TO_SEARCH
  const passages = useQuery({
    ...listPassages(course.id, asked),
    enabled: isWorthAsking,
    placeholderData: keepPreviousData,
  })
  const named = searchLectures(chapters, words)
  const inside = isWorthAsking ? (passages.data?.items ?? []) : []
  const isSearching = asked !== words || (isWorthAsking && (passages.isPending || passages.isPlaceholderData))
  const count = new Set([...named.map(({ id }) => id), ...inside.map(({ video_id: id }) => id)]).size
  const hasFailed = passages.isError && isWorthAsking
  const lectures = new Map(lecturesOf(chapters).map((lecture) => [lecture.id, lecture]))
  return (
    <>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', minHeight: 32, mt: 0.5 }}>
        {isSearching ? t('course.searching') : !(hasFailed && count === 0) && t('course.found', { count })}
      </Typography>
      <Stack spacing={3}>
        <NamedLectures named={named} next={next} before={beforeIn(chapters)} />
        <FoundPassages course={course} found={inside} lectures={lectures} search={asked} />
        {hasFailed && <Typography sx={{ color: 'text.secondary' }}>{t('course.passages.failed')}</Typography>}
      </Stack>
    </>
  )
}

type NamedProps = { named: readonly LearnerVideo[]; next: Props['next']; before: BeforeOf }

/** The lectures of all chapters whose titles hold the words, in one list. */
const NamedLectures = ({ named, next, before }: NamedProps): ReactNode => {
  const t = useTexts()
  if (named.length === 0) return null
  return (
    <div>
      <Card>
        <LectureRows lectures={named.slice(0, SHOWN_FOUND)} next={next} before={before} />
      </Card>
      {named.length > SHOWN_FOUND && (
        <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>{t('course.foundMore')}</Typography>
      )}
    </div>
  )
}
