import { object, text } from '@kursportal/shared/contract'
import { readAddresses } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Box, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { previewInvitation, useInvite } from '../api/society-people.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

/** So many at once; more would look like unwanted mail. */
const MOST = 50

type Props = Pick<SocietyFigures, 'society'> & { onClose: () => void }

/** The mail as it will arrive, with what was typed so far. */
const Preview = ({ societyId, words }: { societyId: string; words: string }): ReactNode => {
  const t = useTexts()
  const settled = useDeferredValue(words)
  const preview = useQuery({
    queryKey: ['invitation-preview', societyId, settled],
    queryFn: () => previewInvitation(societyId, [], settled),
    placeholderData: (before) => before,
  })
  if (!preview.data) return null
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1 }}>
        {t('invite.preview')}
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
        <Typography sx={{ fontWeight: 600, mb: 1 }}>{preview.data.subject}</Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{preview.data.text}</Typography>
      </Box>
    </Box>
  )
}

/** Mails the link to people, as many addresses as are pasted in, with a sentence of one's own. */
const InviteDialog = ({ society, onClose }: Props): ReactNode => {
  const t = useTexts()
  const invite = useInvite()
  const schema = useMemo(
    () =>
      object({
        emails: text(10_000).superRefine((typed, context) => {
          const { emails, wrong } = readAddresses(typed)
          const message =
            wrong.length > 0
              ? t('invite.wrong', { address: wrong[0] ?? '' })
              : emails.length > MOST
                ? t('invite.tooMany', { count: MOST })
                : emails.length === 0
                  ? 'required'
                  : undefined
          if (message) context.addIssue({ code: 'custom', message })
        }),
        words: text(500),
      }),
    [t],
  )
  const form = useKitForm(schema, { defaultValues: { emails: '', words: '' } })
  const words = useWatch({ control: form.control, name: 'words' })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('invite.title', { name: society.name })}
      form={form}
      submitLabel={t('invite.submit')}
      onSubmit={async (typed) => {
        const { sent, paused } = await invite.mutateAsync({
          society_id: society.id,
          emails: readAddresses(typed.emails).emails,
          ...(typed.words && { words: typed.words }),
        })
        toast.success(
          [
            t('invite.sent', { count: sent }),
            ...(paused > 0 ? [t('invite.paused', { count: paused })] : []),
          ].join(' '),
        )
      }}
    >
      <KeepTyped form={form} part={`invite/${society.id}`} />
      <Typography>{t('invite.intro')}</Typography>
      <TextField name={form.at('emails')} label={t('invite.emails')} hint={t('invite.emailsHint')} rows={3} />
      <TextField
        name={form.at('words')}
        label={t('invite.words')}
        hint={t('invite.wordsHint')}
        rows={2}
        maxLength={500}
        optional
      />
      <Preview societyId={society.id} words={words} />
    </FormDialog>
  )
}

export default InviteDialog
