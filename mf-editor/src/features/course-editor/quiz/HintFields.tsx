import type { QuizQuestion } from '@kursportal/shared/contract'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { EntryList } from './EntryList.tsx'

type Props = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** As many hints as a question may have, and letters of one. */
const MOST = 5
const LONGEST = 500

/** What helps to find the answer, in the order it is offered. Where nothing is right or wrong there is nothing to find. */
export const HintFields = ({ question, onChange }: Props): ReactNode => {
  const t = useTexts()
  if (question.type === 'scale') return null
  return (
    <EntryList
      label={t('quiz.hints')}
      hint={t('quiz.hintsHint')}
      entries={(question.hints ?? []).map((text) => ({ text }))}
      blank={{ text: '' }}
      min={0}
      max={MOST}
      longest={LONGEST}
      names={{ entry: 'quiz.hint', add: 'quiz.addHint', remove: 'quiz.removeHint' }}
      onChange={(next) => onChange({ ...question, hints: next.map(({ text }) => text) })}
    />
  )
}
