import type { LearnerVideoPage } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { CourseSheet } from '../../../common/CourseSheet.tsx'
import { Loaded } from '../../../common/Loaded.tsx'
import { useUnsentProgress } from '../../../common/progress/useUnsentProgress.ts'
import { useTexts } from './texts.ts'
import { listQuizAttempts } from '../api/list-quiz-attempts.ts'
import { Attempt } from './Attempt.tsx'
import type { OpenedAttempt } from './opened-attempt.ts'
import { QuizStart } from './QuizStart.tsx'
import { QuizWaiting } from './QuizWaiting.tsx'
import { workArea } from './work-area.ts'

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
    <CourseSheet courseTitle={lecture.course_title}>
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
        <Loaded query={attempts} waiting={<QuizWaiting />} failed={t('quiz.failed')}>
          {(data) => (
            <Box sx={[workArea, { justifyContent: 'center' }]}>
              <QuizStart lecture={lecture} attempts={data} onOpen={setOpened} takesFocus={closed} />
            </Box>
          )}
        </Loaded>
      )}
    </CourseSheet>
  )
}

export default QuizLecture
