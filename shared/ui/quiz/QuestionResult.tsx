import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import { formatNumber } from '../../i18n/format.ts'
import { ChevronDownIcon, DoneIcon } from '../base/icons.ts'
import { StatusChip } from '../base/StatusChip.tsx'
import { answerInWords } from './answer-in-words.ts'
import { QuestionPicture } from './QuestionPicture.tsx'
import { useQuizTexts, type QuizTranslate } from './quiz-texts.ts'

const Folded = styled('details')(({ theme }) => ({
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 64,
    padding: theme.spacing(1.5, 2.5),
    borderRadius: 16,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '& > svg': { flex: 'none', transition: theme.transitions.create('transform') },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}))

/** How an answer went, as a chip: right, in part, wrong, or never judged. */
const verdictOf = ({
  correct,
  points,
}: Result): { tone: 'success' | 'warning' | 'neutral'; key: Verdict } => {
  if (correct === null) return { tone: 'neutral', key: 'noted' }
  if (correct) return { tone: 'success', key: 'right' }
  return points > 0 ? { tone: 'warning', key: 'partly' } : { tone: 'warning', key: 'wrong' }
}

type Result = NonNullable<AttemptQuestion['result']>
type Verdict = 'noted' | 'right' | 'partly' | 'wrong'

/** Points are said where they are more than right or wrong. */
const pointsInWords = ({ correct, points, max_points }: Result, t: QuizTranslate): string =>
  max_points > 1 || (correct === false && points > 0)
    ? ` · ${t('points', { earned: formatNumber(points), count: max_points })}`
    : ''

type Props = { question: AttemptQuestion; number: number; total: number; openAtFirst: boolean }

/** How one question went; its answers and why unfold below it. */
export const QuestionResult = ({ question, number, total, openAtFirst }: Props): ReactNode => {
  const t = useQuizTexts()
  const { result } = question
  if (!result) return null
  const verdict = verdictOf(result)
  return (
    <li>
      <Folded open={openAtFirst}>
        <summary>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('questionOf', { number, total })}
            </Typography>
            <Typography
              variant="h4"
              component="h3"
              sx={{ whiteSpace: 'pre-line', hyphens: 'auto', mb: 0.75 }}
            >
              {question.question}
            </Typography>
            <StatusChip tone={verdict.tone} icon={verdict.key === 'right' ? <DoneIcon /> : undefined}>
              {t(verdict.key)}
              {pointsInWords(result, t)}
            </StatusChip>
          </Box>
          <ChevronDownIcon size={24} aria-hidden />
        </summary>
        <Box sx={{ px: 2.5, pb: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <QuestionPicture picture={question.picture} />
          <Typography>{t('given', { answer: answerInWords(question, question.answer, t) })}</Typography>
          {result.correct === false && (
            <Typography sx={{ fontWeight: 650 }}>
              {t('correct', { answer: answerInWords(question, result.right, t) })}
            </Typography>
          )}
          {result.of_choices?.map(({ id, explanation }) => (
            <Typography key={id} sx={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>
              <strong>{t('toAnswer', { answer: answerInWords(question, [id], t) })}</strong> {explanation}
            </Typography>
          ))}
          {result.explanation && (
            <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', maxWidth: '68ch' }}>
              {result.explanation}
            </Typography>
          )}
        </Box>
      </Folded>
    </li>
  )
}
