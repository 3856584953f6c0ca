import type { AttemptQuestion } from '@kursportal/shared/contract'
import { Box, ChevronDownIcon, DoneIcon, StatusChip, styled, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'

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

/** An answer in words. */
const inWords = (question: AttemptQuestion, answer: readonly string[], t: Translate): string => {
  const words = answer.map((part) => {
    if (question.type === 'true_false') return t(part === 'true' ? 'quiz.isTrue' : 'quiz.isFalse')
    return question.choices.find((choice) => choice.id === part)?.text ?? part
  })
  if (question.type === 'short_text') return words[0] ?? ''
  return words.join(question.type === 'order' ? ' → ' : ', ')
}

type Props = { question: AttemptQuestion; number: number; total: number; openAtFirst: boolean }

/** How one question went; its answers and why unfold below it. */
export const QuestionResult = ({ question, number, total, openAtFirst }: Props): ReactNode => {
  const t = useTexts()
  const { result } = question
  if (!result) return null
  return (
    <li>
      <Folded open={openAtFirst}>
        <summary>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('quiz.questionOf', { number, total })}
            </Typography>
            <Typography
              variant="h4"
              component="h3"
              sx={{ whiteSpace: 'pre-line', hyphens: 'auto', mb: 0.75 }}
            >
              {question.question}
            </Typography>
            <StatusChip
              tone={result.correct ? 'success' : 'warning'}
              icon={result.correct ? <DoneIcon /> : undefined}
            >
              {t(result.correct ? 'quiz.right' : 'quiz.wrong')}
            </StatusChip>
          </Box>
          <ChevronDownIcon size={24} aria-hidden />
        </summary>
        <Box sx={{ px: 2.5, pb: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Typography>{t('quiz.given', { answer: inWords(question, question.answer, t) })}</Typography>
          {!result.correct && (
            <Typography sx={{ fontWeight: 650 }}>
              {t('quiz.correct', { answer: inWords(question, result.right, t) })}
            </Typography>
          )}
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
