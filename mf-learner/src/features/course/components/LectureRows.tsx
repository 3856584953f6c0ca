import type { LearnerVideo } from '@kursportal/shared/contract'
import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { BeforeOf } from '../../../common/course-outline.ts'
import { LectureRow } from './LectureRow.tsx'

type Props = {
  lectures: readonly LearnerVideo[]
  /** The lecture to go on with, and how that is said. */
  next: { id: string; words: string } | undefined
  before: BeforeOf
}

/** Lectures below each other, the one to go on with marked. */
export const LectureRows = ({ lectures, next, before }: Props): ReactNode => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1 }}>
    {lectures.map((lecture) => (
      <LectureRow
        key={lecture.id}
        lecture={lecture}
        nextWords={lecture.id === next?.id ? next.words : undefined}
        before={before(lecture.id)}
      />
    ))}
  </Box>
)
