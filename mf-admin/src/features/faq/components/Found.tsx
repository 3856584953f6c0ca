import { searchFor } from '@kursportal/shared/domain'
import { Box, EmptyState } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { FaqEntry } from '../api/faq.ts'
import { EntryLine } from './EntryLine.tsx'

type Props = { items: readonly FaqEntry[]; search: string; onEdit: (entry: FaqEntry) => void }

/** The questions that hold what is searched, in the question, the answer or the topic. */
export const Found = ({ items, search, onEdit }: Props): ReactNode => {
  const t = useTexts()
  const isFound = searchFor(search)
  const found = items.filter(({ question, answer, category }) => isFound(question, answer, category))
  if (found.length === 0)
    return (
      <EmptyState dense motif="search" title={t('faq.notFound')}>
        {t('faq.notFoundBody')}
      </EmptyState>
    )
  return (
    <Box component="ul" aria-label={t('faq.found')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {found.map((entry) => (
        <Box component="li" key={entry.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <EntryLine entry={entry} onEdit={() => onEdit(entry)} />
        </Box>
      ))}
    </Box>
  )
}
