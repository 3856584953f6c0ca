import { object } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Loaded, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, SelectField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { AdminPasswordFields } from '../admin-password/AdminPasswordFields.tsx'
import { adminFailure, asAdmin, noPassword, passwordFields } from '../admin-password/confirmation.ts'
import { useTexts } from './texts.ts'
import { listTeam, tryDismissal, useDismiss } from './api.ts'

const schema = object({
  heir: z.string(),
  reason: z.string().max(300),
  ...passwordFields,
})

/** Says what somebody would leave behind, asks who takes it over, and takes the rights. */
export const DismissDialog = ({
  member,
  onClose,
}: {
  /** Whose rights are taken. */
  member: { id: string; name: string }
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  const { name } = member
  const counted = useQuery(tryDismissal(member.id))
  const team = useQuery(listTeam({ limit: 200, offset: 0 }))
  const dismiss = useDismiss()
  const form = useKitForm(schema, { defaultValues: { heir: '', reason: '', ...noPassword } })
  const heirs = (team.data?.items ?? []).filter(({ id }) => id !== member.id)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('team.takeTitle', { name })}
      form={form}
      destructive
      ready={counted.data !== undefined}
      submitLabel={t('team.take')}
      errorText={adminFailure}
      onSubmit={async ({ heir, reason, ...given }) => {
        const body = { user_id: member.id, heir_id: heir || null, ...(reason && { reason }) }
        await asAdmin(given, (headers) => dismiss.mutateAsync({ body, headers }))
        toast.success(t('team.taken', { name }))
      }}
    >
      <Typography>{t('team.takeBody', { name })}</Typography>
      <Loaded query={counted} waiting={<ListSkeleton count={1} />} failed={t('team.countFailed')}>
        {({ courses, accesses, films }) =>
          courses + accesses + films === 0 ? (
            <Typography>{t('team.ownsNothing')}</Typography>
          ) : (
            <>
              <Typography sx={{ fontWeight: 600 }}>{t('team.owns', { courses, accesses, films })}</Typography>
              <SelectField
                name={form.at('heir')}
                label={t('team.heir')}
                options={[
                  { value: '', label: t('team.noHeir') },
                  ...heirs.map((heir) => ({ value: heir.id, label: heir.name })),
                ]}
              />
            </>
          )
        }
      </Loaded>
      <TextField
        name={form.at('reason')}
        label={t('team.reason')}
        hint={t('team.reasonHint')}
        optional
        maxLength={300}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
