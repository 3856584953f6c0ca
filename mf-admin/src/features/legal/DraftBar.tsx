import { formatDateTime } from '@kursportal/shared/i18n'
import { Box, Button, ConfirmDialog, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import type { LegalDraft } from './api/drafts.ts'

type Props = {
  draft: LegalDraft | null
  /** Something is written that the draft does not have. */
  canKeep: boolean
  isKeeping: boolean
  onKeep: () => void
  onDrop: () => Promise<void>
}

/** What is kept of a text before it is published, by whom, and the ways to keep it or throw it away. */
export const DraftBar = ({ draft, canKeep, isKeeping, onKeep, onDrop }: Props): ReactNode => {
  const t = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button variant="outlined" disabled={!canKeep} loading={isKeeping} onClick={onKeep}>
        {t('legal.keepDraft')}
      </Button>
      {draft && (
        <>
          <Button variant="text" color="error" onClick={() => setAsking(true)}>
            {t('legal.dropDraft')}
          </Button>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('legal.draftOf', {
              when: draft.edited ? formatDateTime(draft.edited.at) : '–',
              who: draft.edited?.by?.name ?? t('legal.goneAccount'),
            })}
          </Typography>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('legal.dropTitle')}
        confirmLabel={t('legal.dropDraft')}
        destructive
        onConfirm={onDrop}
      >
        {t('legal.dropBody')}
      </ConfirmDialog>
    </Box>
  )
}
