import type { QuizContent, QuizQuestion } from '@kursportal/shared/contract'
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  CopyIcon,
  DeleteIcon,
  Dialog,
  EditIcon,
  EmptyState,
  PlusIcon,
  StatusChip,
  Typography,
  WarningIcon,
} from '@kursportal/shared/ui'
import { SortableList } from '@kursportal/shared/ui/sortable'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { KindDialog } from './KindDialog.tsx'
import { copyOf, newQuestion, problemsOf, withQuestions } from './question.rules.ts'
import { QuestionSheet } from './QuestionSheet.tsx'
import { QuizSettings } from './QuizSettings.tsx'
import { useSaveQuiz } from './useSaveQuiz.ts'

type Props = { videoId: string; quiz: QuizContent; version: string }
/** A question being written, and where it stands; behind the last one it is new. */
type Open = { question: QuizQuestion; index: number }

/** The questions of a quiz in their order and its terms. Whatever is changed in the list is saved at once. */
export const QuizEditor = ({ videoId, quiz, version }: Props): ReactNode => {
  const t = useTexts()
  const { save, saving, isConflict, keepMine, takeTheirs } = useSaveQuiz(videoId, version)
  const [choosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<Open>()
  const { questions } = quiz
  const flawed = questions.filter((question) => problemsOf(question).length > 0).length
  const saveQuestions = (next: QuizQuestion[]) => save(withQuestions(quiz, next))
  const placeOf = (question: QuizQuestion) => questions.indexOf(question)
  const nameOf = (question: QuizQuestion) =>
    question.question || t('quiz.questionNumber', { number: placeOf(question) + 1 })
  const edit = (question: QuizQuestion) => setOpen({ question, index: placeOf(question) })
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
                      onPress: () => void saveQuestions(questions.filter((other) => other !== question)),
                    },
                  ]}
                >
                  {(question) => <QuestionRow question={question} onEdit={() => edit(question)} />}
                </SortableList>
                <Box sx={{ mt: 2 }}>{addButton}</Box>
              </>
            )}
          </CardBody>
        </Card>
      </Box>
      {questions.length > 0 && <QuizSettings quiz={quiz} onSave={save} />}
      <KindDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(kind) => {
          setChoosing(false)
          setOpen({ question: newQuestion(kind), index: questions.length })
        }}
      />
      {open && (
        <QuestionSheet
          key={open.index}
          first={open.question}
          number={open.index + 1}
          saving={saving}
          onClose={() => setOpen(undefined)}
          onDone={async (question) => {
            if (await saveQuestions(questions.toSpliced(open.index, 1, question))) setOpen(undefined)
          }}
        />
      )}
      <Dialog
        open={isConflict}
        // There is no third way: one of the two has to hold.
        onClose={() => undefined}
        title={t('quiz.conflictTitle')}
        busy={saving}
        actions={
          <>
            <Button variant="outlined" onClick={() => void takeTheirs().then(() => setOpen(undefined))}>
              {t('quiz.conflictTheirs')}
            </Button>
            <Button variant="contained" onClick={() => void keepMine().then(() => setOpen(undefined))}>
              {t('quiz.conflictMine')}
            </Button>
          </>
        }
      >
        {t('quiz.conflictBody')}
      </Dialog>
    </>
  )
}

const QuestionRow = ({ question, onEdit }: { question: QuizQuestion; onEdit: () => void }): ReactNode => {
  const t = useTexts()
  const [flaw] = problemsOf(question)
  return (
    <Box
      component="button"
      type="button"
      onClick={onEdit}
      sx={{
        all: 'unset',
        boxSizing: 'border-box',
        cursor: 'pointer',
        display: 'block',
        width: '100%',
        minHeight: 44,
        py: 1,
        borderRadius: 1,
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {question.question || t('quiz.untitled')}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
        {t(`quiz.kind.${question.type}`)}
      </Box>
      {flaw && (
        <StatusChip tone="warning" icon={<WarningIcon />}>
          {t(`quiz.flaw.${flaw}`)}
        </StatusChip>
      )}
    </Box>
  )
}
