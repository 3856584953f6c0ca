import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { EntryList } from './EntryList.tsx'

type Props = { extras: readonly string[] | undefined; onChange: (extras: string[]) => void }

/** Wrong words that are offered along with the right ones. */
export const ExtraWords = ({ extras = [], onChange }: Props): ReactNode => {
  const t = useTexts()
  return (
    <EntryList
      label={t('quiz.extras')}
      hint={t('quiz.extrasHint')}
      entries={extras.map((text) => ({ text }))}
      blank={{ text: '' }}
      min={0}
      names={{ entry: 'quiz.extra', add: 'quiz.addExtra', remove: 'quiz.removeExtra' }}
      onChange={(next) => onChange(next.map(({ text }) => text))}
    />
  )
}
