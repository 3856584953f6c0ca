import { Box } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { RightMark } from './answer-parts.tsx'
import { EntryList } from './EntryList.tsx'
import type { FieldsOf } from './fields-of.ts'
import { markRight } from './question.rules.ts'
import { useAnswerExplanations } from './useAnswerExplanations.tsx'

/** Answers to choose from, which of them are right, and what is said of each. */
export const ChoiceFields = ({
  question,
  onChange,
}: FieldsOf<'single_choice' | 'multiple_choice'>): ReactNode => {
  const t = useTexts()
  const name = useId()
  const { options } = question
  const onlyOne = question.type === 'single_choice'
  const write = (next: typeof options) => onChange({ ...question, options: next })
  const { explanationOf, explainButton } = useAnswerExplanations(options, write)
  return (
    <Box>
      <EntryList
        label={t('quiz.options')}
        hint={t(onlyOne ? 'quiz.optionsHintSingle' : 'quiz.optionsHintMultiple')}
        entries={options}
        blank={{ text: '', correct: false }}
        min={2}
        names={{ entry: 'quiz.option', add: 'quiz.addOption', remove: 'quiz.removeOption' }}
        onChange={write}
        renderStart={(option, index) => (
          <RightMark
            onlyOne={onlyOne}
            name={name}
            label={t('quiz.optionRight', { number: index + 1 })}
            checked={option.correct}
            onChange={(checked) => write(markRight(options, index, checked, onlyOne))}
          />
        )}
        renderBelow={(_option, index) => explanationOf(index)}
      />
      {explainButton}
    </Box>
  )
}
