import { object, text } from '@kursportal/shared/contract'
import { Button, MailIcon, toast } from '@kursportal/shared/ui'
import { Form, FormButtons, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useMemo, type ReactNode } from 'react'
import { typedSince } from '../../../common/typed-since.ts'
import { useTexts } from '../texts.ts'
import { readAddresses } from '@kursportal/shared/domain'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useInvitePeople } from '../api/write-access.ts'

/** So many at once; more would look like unwanted mail. */
const MOST = 50

/** Mails the address of the access to people, as many as are pasted in. */
export const InviteForm = ({ accessId }: { accessId: string }): ReactNode => {
  const t = useTexts()
  const invite = useInvitePeople(accessId)
  const schema = useMemo(
    () =>
      object({
        emails: text(10_000).superRefine((typed, context) => {
          const { emails, wrong } = readAddresses(typed)
          const message =
            wrong.length > 0
              ? t('accesses.people.wrong', { address: wrong[0] ?? '' })
              : emails.length > MOST
                ? t('accesses.people.tooMany', { count: MOST })
                : emails.length === 0
                  ? 'required'
                  : undefined
          if (message) context.addIssue({ code: 'custom', message })
        }),
      }),
    [t],
  )
  const form = useKitForm(schema, { defaultValues: { emails: '' } })
  const submit = async ({ emails }: { emails: string }): Promise<void> => {
    const typed = form.getValues('emails')
    const { sent } = await invite.mutateAsync(readAddresses(emails).emails)
    const more = typedSince(typed, form.getValues('emails'))
    form.reset()
    if (more) form.setValue('emails', more, { shouldDirty: true })
    toast.success(t('accesses.people.invited', { count: sent }))
  }
  return (
    <Form form={form} onSubmit={submit} label={t('accesses.people.invite')}>
      <KeepTyped form={form} part={`invite/${accessId}`} />
      <TextField
        name={form.at('emails')}
        label={t('accesses.people.emails')}
        hint={t('accesses.people.emailsHint')}
        rows={3}
      />
      <FormButtons>
        <Button
          type="submit"
          variant="outlined"
          loading={invite.isPending}
          startIcon={<MailIcon size={20} aria-hidden />}
        >
          {t('accesses.people.invite')}
        </Button>
      </FormButtons>
    </Form>
  )
}
