import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  EmptyState,
  PlusIcon,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useQuery } from '@kursportal/shared/query'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readQuizDifficulty } from '../api/quiz.ts'
import { KeptQuestionNotice } from './KeptQuestionNotice.tsx'
import { KindDialog } from './KindDialog.tsx'
import { copyOf, newQuestion, problemsOf, withQuestions } from './question.rules.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { QuizSettings } from './QuizSettings.tsx'
import { QuizTools } from './QuizTools.tsx'
import { useQuestionSheet } from './useQuestionSheet.tsx'
import { useSaveQuiz, type OpenedQuiz } from './useSaveQuiz.tsx'

type Props = { videoId: string; quiz: QuizContent; version: string }

/** The questions of a quiz in their order and its terms. Whatever is changed in the list is saved at once. */
export const QuizEditor = ({ videoId, quiz, version }: Props): ReactNode => {
  const t = useTexts()
  const now = { quiz, version }
  const saver = useSaveQuiz(videoId, now)
  const { saving, dialog } = saver
  const { sheet, write, ...kept } = useQuestionSheet(videoId, quiz, saver)
  // Without it the questions stand there just the same.
  const difficulty = useQuery(readQuizDifficulty(videoId))
  const [choosing, setChoosing] = useState(false)
  const { questions } = quiz
  // The toast is pressed later: it adds the question to the quiz as it is then.
  const newest = useRef(now)
  useEffect(() => {
    newest.current = { quiz, version }
  }, [quiz, version])
  const flawed = questions.filter((question) => problemsOf(question).length > 0).length
  const save = async (next: QuizContent, from?: OpenedQuiz): Promise<boolean> => {
    const problem = await saver.save(next, from)
    if (problem) toast.error(problem.error)
    return !problem
  }
  const saveQuestions = (next: QuizQuestion[]) => save(withQuestions(quiz, next))
  const remove = async (gone: readonly QuizQuestion[]): Promise<void> => {
    if (!(await saveQuestions(questions.filter((question) => !gone.includes(question))))) return
    toast.success(t('quiz.removed', { count: gone.length }), {
      label: t('common.undo'),
      onPress: () => {
        const { current } = newest
        // The first one comes back first, so that the others find their places.
        const back = gone.reduce(
          (all, question) => all.toSpliced(questions.indexOf(question), 0, question),
          current.quiz.questions,
        )
        void save({ ...current.quiz, questions: back, required_correct: quiz.required_correct }, current)
      },
    })
  }
  const placeOf = (question: QuizQuestion) => questions.indexOf(question)
  const nameOf = (question: QuizQuestion) =>
    question.question || t('quiz.questionNumber', { number: placeOf(question) + 1 })
  const edit = (question: QuizQuestion) => write(question, placeOf(question), now)
  const addButton = (
    <Button
      variant={questions.length === 0 ? 'contained' : 'outlined'}
      startIcon={<PlusIcon size={20} />}
      onClick={() => setChoosing(true)}
    >
      {t('quiz.add')}
    </Button>
  )
  return (
    <>
      <Box component="section" aria-label={t('quiz.questions')}>
        <Card>
          <CardBody>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {t('quiz.questions')}
            </Typography>
            <KeptQuestionNotice {...kept} />
            {flawed > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('quiz.flawed', { count: flawed })}
              </Alert>
            )}
            {questions.length === 0 ? (
              <EmptyState dense title={t('quiz.empty')} actions={addButton}>
                {t('quiz.emptyBody')}
              </EmptyState>
            ) : (
              <>
                <SortableList
                  label={t('quiz.questions')}
                  items={questions}
                  itemKey={(question) => question.id ?? nameOf(question)}
                  itemName={nameOf}
                  disabled={saving}
                  onReorder={(next) => void saveQuestions(next)}
                  itemActions={(question) => [
                    { label: t('quiz.edit'), icon: <EditIcon size={20} />, onPress: () => edit(question) },
                    {
                      label: t('quiz.duplicate'),
                      icon: <CopyIcon size={20} />,
                      onPress: () =>
                        void saveQuestions(questions.toSpliced(placeOf(question) + 1, 0, copyOf(question))),
                    },
                    {
                      label: t('quiz.remove'),
                      icon: <DeleteIcon size={20} />,
                      destructive: true,
                      onPress: () => void remove([question]),
                    },
                  ]}
                >
                  {(question) => (
                    <QuestionRow
                      question={question}
                      difficulty={difficulty.data?.questions.find(
                        ({ question_id }) => question_id === question.id,
                      )}
                      onEdit={() => edit(question)}
                    />
                  )}
                </SortableList>
                <Box sx={{ mt: 2 }}>{addButton}</Box>
              </>
            )}
            <Box sx={{ mt: 2 }}>
              <QuizTools
                videoId={videoId}
                quiz={quiz}
                saving={saving}
                onTake={(taken) => void saveQuestions([...questions, ...taken.map(copyOf)])}
                onDelete={(gone) => void remove(gone)}
              />
            </Box>
          </CardBody>
        </Card>
      </Box>
      {questions.length > 0 && <QuizSettings videoId={videoId} opened={now} />}
      <KindDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(kind) => {
          setChoosing(false)
          write(newQuestion(kind), questions.length, now)
        }}
      />
      {sheet}
      {dialog}
    </>
  )
}
