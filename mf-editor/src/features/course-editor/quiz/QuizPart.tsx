import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { readQuiz } from '../api/quiz.ts'
import { QuizEditor } from './QuizEditor.tsx'

/** The quiz of a quiz lecture. */
const QuizPart = ({ videoId }: { videoId: string }): ReactNode => {
  const t = useTexts()
  const quiz = useQuery(readQuiz(videoId))
  return (
    <Loaded query={quiz} waiting={<FormSkeleton fields={3} />} failed={t('quiz.loadFailed')}>
      {(data) =>
        data.view === 'author' && <QuizEditor videoId={videoId} quiz={data.quiz} version={data.version} />
      }
    </Loaded>
  )
}

export default QuizPart
