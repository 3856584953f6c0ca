import { isFailure } from '@kursportal/shared/client'
import { auditReason, object } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { toast, Typography } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { AdminPasswordFields } from '../../../common/admin-password/AdminPasswordFields.tsx'
import {
  adminFailure,
  asAdmin,
  noPassword,
  passwordFields,
} from '../../../common/admin-password/confirmation.ts'
import { useTexts } from '../texts.ts'
import { useDeleteProgress, type Participation } from '../api/learning.ts'
import type { Person } from '../api/person.ts'

const schema = object({ reason: auditReason, tell: z.boolean(), ...passwordFields })

type Props = { person: Person; participation: Participation; onClose: () => void }

/** Says what goes and what stays, asks why, and deletes how far somebody is. */
export const DeleteProgressDialog = ({ person, participation, onClose }: Props): ReactNode => {
  const t = useTexts()
  const remove = useDeleteProgress()
  const form = useKitForm(schema, { defaultValues: { reason: '', tell: false, ...noPassword } })
  const { course_title: title, number, lectures_done: done, lectures_total: count } = participation
  const said = { title, number, done, count, day: formatDay(participation.started_at) }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('personTabs.courses.deleteTitle')}
      form={form}
      submitLabel={t('personTabs.courses.delete')}
      destructive
      errorText={(error) =>
        isFailure(error, 'edited_meanwhile', 'not_found')
          ? t('personTabs.courses.newer')
          : adminFailure(error)
      }
      onSubmit={async ({ reason, tell, ...given }) => {
        await asAdmin(given, (headers) =>
          remove.mutateAsync({
            query: {
              'user-id': person.id,
              'course-id': participation.course_id,
              'participation-id': participation.id,
              reason,
              tell: String(tell),
            },
            headers,
          }),
        )
        toast.success(t('personTabs.courses.deleted', { title }))
      }}
    >
      <Typography>{t('personTabs.courses.deleteWhat', said)}</Typography>
      <Typography>
        {participation.certificate
          ? t('personTabs.courses.deleteCertified', { number: participation.certificate.number })
          : t('personTabs.courses.deleteUncertified')}
      </Typography>
      <Typography>{t('personTabs.courses.deleteStays')}</Typography>
      <TextField
        name={form.at('reason')}
        label={t('person.reason')}
        hint={t('person.reasonHint')}
        maxLength={300}
      />
      <CheckboxField
        name={form.at('tell')}
        label={t('personTabs.courses.tell', { name: person.first_name || person.name })}
      />
      <AdminPasswordFields at={form.at} />
    </FormDialog>
  )
}
