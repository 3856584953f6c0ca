import { object, text as severalLines } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { failureWords } from '../../../common/forum/failure-words.ts'
import { useTexts } from '../texts.ts'
import { useDecideReport } from '../api/reports.ts'

const REASON_MAX = 1_000
const schema = object({ reason: severalLines(REASON_MAX) })

/** Removes a reported post, with words for whoever wrote it. */
export const RemoveReported = ({ postId, onClose }: { postId: string; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const decide = useDecideReport(postId)
  const form = useKitForm(schema, { defaultValues: { reason: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('forum.reports.removeTitle')}
      form={form}
      onSubmit={async ({ reason }) => {
        await decide.mutateAsync({ decision: 'accepted', reason })
        toast.success(t('forum.reports.removed'))
      }}
      submitLabel={t('forum.reports.remove')}
      errorText={failureWords}
    >
      <KeepTyped form={form} part={`post-removal/${postId}`} />
      <Typography sx={{ color: 'text.secondary' }}>{t('forum.reports.removeIntro')}</Typography>
      <TextField
        name={form.at('reason')}
        label={t('forum.reports.removeReason')}
        rows={2}
        optional
        maxLength={REASON_MAX}
      />
    </FormDialog>
  )
}
