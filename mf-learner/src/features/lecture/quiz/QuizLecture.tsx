import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, TextSkeleton } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { CourseSheet } from '../../../common/CourseSheet.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { useUnsentProgress } from '../../../common/progress/useUnsentProgress.ts'
import { useTexts } from './texts.ts'
import { listQuizAttempts } from '../api/list-quiz-attempts.ts'
import { Attempt } from './Attempt.tsx'
import type { OpenedAttempt } from './opened-attempt.ts'
import { QuizStart } from './QuizStart.tsx'

/** A quiz: its start page, or the attempt that was opened from there. */
const QuizLecture = ({ lecture }: { lecture: LearnerVideoPage }): ReactNode => {
  const t = useTexts()
  // Another device may begin, go on with or hand in an attempt meanwhile.
  const attempts = useQuery({
    ...listQuizAttempts(lecture.id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const [opened, setOpened] = useState<OpenedAttempt>()
  const [closed, setClosed] = useState(false)
  useUnsentProgress()
  const close = (): void => {
    setClosed(true)
    setOpened(undefined)
    void attempts.refetch()
  }
  return (
    <CourseSheet
      courseTitle={lecture.course_title}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: 480, sm: 560 } }}
    >
      {opened ? (
        <Attempt
          key={opened.id}
          lecture={lecture}
          opened={opened}
          standing={attempts.data?.standing}
          onOpen={setOpened}
          onClose={close}
        />
      ) : (
        <Loaded query={attempts} waiting={<TextSkeleton lines={6} />} failed={t('quiz.failed')}>
          {(data) => (
            <Box sx={{ my: 'auto' }}>
              <QuizStart lecture={lecture} attempts={data} onOpen={setOpened} takesFocus={closed} />
            </Box>
          )}
        </Loaded>
      )}
    </CourseSheet>
  )
}

export default QuizLecture
