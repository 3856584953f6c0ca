import type { AnswerOf } from '@kursportal/shared/client'
import type { QuizQuestion } from '@kursportal/shared/contract'
import { formatPercent } from '@kursportal/shared/i18n'
import { Box, StatusChip, WarningIcon } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { problemsOf } from './question.rules.ts'

/** A question in the list: its words, its kind, and what is still wrong with it. Pressing it opens it. */
export const QuestionRow = ({
  question,
  difficulty,
  onEdit,
}: {
  question: QuizQuestion
  /** Once enough people have answered it. */
  difficulty: AnswerOf<'GET /quiz/difficulty'>['questions'][number] | undefined
  onEdit: () => void
}): ReactNode => {
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
        {difficulty && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('quiz.difficulty', {
              share: formatPercent(difficulty.right_share),
              people: difficulty.people,
            })}
          </Box>
        )}
      </Box>
      {flaw && (
        <StatusChip tone="warning" icon={<WarningIcon />}>
          {t(`quiz.flaw.${flaw}`)}
        </StatusChip>
      )}
    </Box>
  )
}
