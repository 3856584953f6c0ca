import type { QuizQuestion } from '@kursportal/shared/contract'
import { Box } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { EntryList, Group } from './EntryList.tsx'
import { GapFields } from './GapFields.tsx'
import { ImageFields } from './ImageFields.tsx'
import { MatchFields } from './MatchFields.tsx'
import { NumberFields, ScaleFields } from './NumberFields.tsx'

type Props = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** What can be answered and what is right, by kind of question. */
export const AnswerFields = ({ question, onChange }: Props): ReactNode => {
  const t = useTexts()
  const name = useId()
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return <ChoiceFields question={question} onChange={onChange} />
    case 'true_false':
      return (
        <Group label={t('quiz.statementIs')}>
          {([true, false] as const).map((value) => (
            <Box
              component="label"
              key={String(value)}
              sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44, cursor: 'pointer' }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={question.correct === value}
                onChange={() => onChange({ ...question, correct: value })}
                sx={{ width: 24, height: 24, accentColor: (theme) => theme.vars.palette.primary.main }}
              />
              {t(value ? 'quiz.right' : 'quiz.wrong')}
            </Box>
          ))}
        </Group>
      )
    case 'order':
      return (
        <EntryList
          label={t('quiz.items')}
          hint={t('quiz.itemsHint')}
          entries={question.items}
          blank={{ text: '' }}
          min={2}
          movable
          names={{ entry: 'quiz.item', add: 'quiz.addItem', remove: 'quiz.removeItem' }}
          onChange={(items) => onChange({ ...question, items })}
        />
      )
    case 'short_text':
      return (
        <EntryList
          label={t('quiz.accepted')}
          hint={t('quiz.acceptedHint')}
          entries={question.accepted.map((text) => ({ text }))}
          blank={{ text: '' }}
          min={1}
          max={30}
          names={{ entry: 'quiz.acceptedOne', add: 'quiz.addAccepted', remove: 'quiz.removeAccepted' }}
          onChange={(next) => onChange({ ...question, accepted: next.map(({ text }) => text) })}
        />
      )
    case 'gap_text':
      return <GapFields question={question} onChange={onChange} />
    case 'match':
      return <MatchFields question={question} onChange={onChange} />
    case 'image_choice':
      return <ImageFields question={question} onChange={onChange} />
    case 'number':
      return <NumberFields question={question} onChange={onChange} />
    case 'scale':
      return <ScaleFields question={question} onChange={onChange} />
  }
  return question satisfies never
}
