import { useQuery } from '@kursportal/shared/query'
import { FormSkeleton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { readQuiz } from '../api/quiz.ts'
import { QuizEditor } from './QuizEditor.tsx'

/** The quiz of a quiz lecture. */
const QuizPart = ({ videoId }: { videoId: string }): ReactNode => {
  const t = useTexts()
  const quiz = useQuery(readQuiz(videoId))
  if (quiz.data?.view === 'author')
    return <QuizEditor videoId={videoId} quiz={quiz.data.quiz} version={quiz.data.version} />
  return quiz.isError ? (
    <LoadFailure
      title={t('quiz.loadFailed')}
      error={quiz.error}
      onRetry={() => void quiz.refetch()}
      retrying={quiz.isFetching}
    />
  ) : (
    <FormSkeleton fields={3} />
  )
}

export default QuizPart
