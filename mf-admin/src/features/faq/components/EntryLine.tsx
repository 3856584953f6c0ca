import { Box, Button, StatusChip } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { FaqEntry } from '../api/faq.ts'

/** A question in the list: where it stands and who sees it. */
export const EntryLine = ({ entry, onEdit }: { entry: FaqEntry; onEdit: () => void }): ReactNode => {
  const t = useTexts()
  return (
    <Box sx={{ minWidth: 0, py: 0.5 }}>
      <Button
        variant="text"
        color="inherit"
        onClick={onEdit}
        sx={{ px: 0, textAlign: 'start', justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
      >
        {entry.question}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
        {!entry.published && <StatusChip tone="warning">{t('faq.draft')}</StatusChip>}
        {entry.audience === 'members' && <StatusChip>{t('faq.members')}</StatusChip>}
      </Box>
    </Box>
  )
}
