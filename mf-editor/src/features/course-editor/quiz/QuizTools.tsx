import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, CopyIcon, DeleteIcon, PlayIcon, toast, UploadIcon } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readQuizBank } from '../api/quiz.ts'

const QuizTrial = lazy(async () => ({ default: (await import('./QuizTrial.tsx')).QuizTrial }))
const FileQuestionsDialog = lazy(async () => ({
  default: (await import('./FileQuestionsDialog.tsx')).FileQuestionsDialog,
}))
const DeleteQuestionsDialog = lazy(async () => ({
  default: (await import('./DeleteQuestionsDialog.tsx')).DeleteQuestionsDialog,
}))
const BankDialog = lazy(async () => ({ default: (await import('./BankDialog.tsx')).BankDialog }))

/** As many as a quiz may have. */
const MOST_QUESTIONS = 200

type Props = {
  videoId: string
  quiz: QuizContent
  saving: boolean
  onTake: (questions: QuizQuestion[]) => void
  onDelete: (questions: QuizQuestion[]) => void
}

/** What else can be done with a quiz: try it, take questions from elsewhere into it, delete several of them. */
export const QuizTools = ({ videoId, quiz, saving, onTake, onDelete }: Props): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'trial' | 'bank' | 'file' | 'delete'>()
  const draws = quiz.draw_from === 'course' && Boolean(quiz.draw_count)
  const bank = useQuery({ ...readQuizBank(videoId), enabled: draws || open === 'bank' })
  const others = bank.data?.quizzes.flatMap(({ questions }) => questions) ?? []
  const tryIt = () => {
    if (draws && bank.isError) toast.error(t('quiz.tryFailedToLoad'))
    else setOpen('trial')
  }
  const close = () => setOpen(undefined)
  const room = MOST_QUESTIONS - quiz.questions.length
  const take = (questions: QuizQuestion[]) => {
    close()
    onTake(questions)
  }
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
        <Button
          variant="text"
          startIcon={<UploadIcon size={20} />}
          disabled={saving}
          onClick={() => setOpen('file')}
        >
          {t('import.quizOpen')}
        </Button>
        {quiz.questions.length > 1 && (
          <Button
            variant="text"
            startIcon={<DeleteIcon size={20} />}
            disabled={saving}
            onClick={() => setOpen('delete')}
          >
            {t('quiz.removeSeveral')}
          </Button>
        )}
      </Box>
      <Suspense>
        {open === 'trial' && <QuizTrial quiz={quiz} others={others} onClose={close} />}
        {open === 'file' && <FileQuestionsDialog room={room} onClose={close} onTake={take} />}
        {open === 'delete' && (
          <DeleteQuestionsDialog
            questions={quiz.questions}
            onClose={close}
            onDelete={(questions) => {
              close()
              onDelete(questions)
            }}
          />
        )}
        {open === 'bank' && <BankDialog bank={bank} room={room} onClose={close} onTake={take} />}
      </Suspense>
    </>
  )
}
