import type { AnswerOf } from '@kursportal/shared/client'
import type { QuizQuestion } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { UseQueryResult } from '@kursportal/shared/query'
import { Alert, Box, Button, Dialog, ListSkeleton, Stack, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { Check, LabelledInput } from './answer-parts.tsx'

type Bank = AnswerOf<'GET /quiz/bank'>

type Props = {
  bank: UseQueryResult<Bank>
  /** How many questions the quiz still takes. */
  room: number
  onClose: () => void
  onTake: (questions: QuizQuestion[]) => void
}

const matching = (bank: Bank, search: string): Bank['quizzes'] =>
  bank.quizzes
    .map((quiz) => ({
      ...quiz,
      questions: quiz.questions.filter(({ question }) => searchText(question).includes(searchText(search))),
    }))
    .filter(({ questions }) => questions.length > 0)

/** The questions of the other quizzes of a course, to be copied from. */
export const BankDialog = ({ bank, room, onClose, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly QuizQuestion[]>([])
  const isEmpty = bank.data?.quizzes.length === 0
  const toggle = (question: QuizQuestion, on: boolean) =>
    setChosen(on ? [...chosen, question] : chosen.filter(({ id }) => id !== question.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('quiz.bankTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t(isEmpty ? 'common.close' : 'common.cancel')}
          </Button>
          {!isEmpty && (
            <Button
              variant="contained"
              disabled={chosen.length === 0 || chosen.length > room}
              onClick={() => onTake([...chosen])}
            >
              {t('quiz.bankTake', { count: chosen.length })}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={bank} waiting={<ListSkeleton />} failed={t('quiz.bankFailed')}>
        {(data) =>
          data.quizzes.length === 0 ? (
            <Typography>{t('quiz.bankEmpty')}</Typography>
          ) : (
            <Stack sx={{ gap: 2.5 }}>
              <Typography sx={{ color: 'text.secondary' }}>{t('quiz.bankHint')}</Typography>
              {chosen.length > room && <Alert severity="warning">{t('quiz.bankFull', { most: 200 })}</Alert>}
              <LabelledInput
                label={t('quiz.bankSearch')}
                value={search}
                maxLength={200}
                onChange={setSearch}
              />
              {matching(data, search).map(({ video_id, title, questions }) => (
                <Box component="section" key={video_id} aria-label={title}>
                  <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
                    {title}
                  </Typography>
                  {questions.map((question) => (
                    <Check
                      key={question.id}
                      label={question.question || t('quiz.untitled')}
                      hint={t(`quiz.kind.${question.type}`)}
                      checked={chosen.some(({ id }) => id === question.id)}
                      onChange={(on) => toggle(question, on)}
                    />
                  ))}
                </Box>
              ))}
              {matching(data, search).length === 0 && <Typography>{t('quiz.bankNoHit')}</Typography>}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  )
}
