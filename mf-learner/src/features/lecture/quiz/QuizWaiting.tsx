import { Box, TextSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { workArea } from './work-area.ts'

/** The shape of a quiz that is on the way. */
export const QuizWaiting = (): ReactNode => (
  <Box sx={workArea}>
    <TextSkeleton lines={6} />
  </Box>
)
