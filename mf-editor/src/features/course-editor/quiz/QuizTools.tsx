import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, CopyIcon, PlayIcon, toast } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { readQuizBank } from '../api/quiz.ts'

const QuizTrial = lazy(async () => ({ default: (await import('./QuizTrial.tsx')).QuizTrial }))
const BankDialog = lazy(async () => ({ default: (await import('./BankDialog.tsx')).BankDialog }))

type Props = {
  videoId: string
  quiz: QuizContent
  saving: boolean
  onTake: (questions: QuizQuestion[]) => void
}

/** What else can be done with a quiz: try it, and take questions of the course's other quizzes into it. */
export const QuizTools = ({ videoId, quiz, saving, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'trial' | 'bank'>()
  const draws = quiz.draw_from === 'course' && Boolean(quiz.draw_count)
  const bank = useQuery({ ...readQuizBank(videoId), enabled: draws || open === 'bank' })
  const others = bank.data?.quizzes.flatMap(({ questions }) => questions) ?? []
  const tryIt = () => {
    if (draws && bank.isError) toast.error(t('quiz.tryFailedToLoad'))
    else setOpen('trial')
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {quiz.questions.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<PlayIcon size={20} />}
            loading={draws && bank.isLoading}
            onClick={tryIt}
          >
            {t('quiz.try')}
          </Button>
        )}
        <Button
          variant="text"
          startIcon={<CopyIcon size={20} />}
          disabled={saving}
          onClick={() => setOpen('bank')}
        >
          {t('quiz.bank')}
        </Button>
      </Box>
      <Suspense>
        {open === 'trial' && <QuizTrial quiz={quiz} others={others} onClose={close} />}
        {open === 'bank' && (
          <BankDialog
            bank={bank}
            room={200 - quiz.questions.length}
            onClose={close}
            onTake={(questions) => {
              close()
              onTake(questions)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
