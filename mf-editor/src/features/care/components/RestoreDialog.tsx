import { appointmentPlan, type Appointment } from '@kursportal/shared/contract'
import { momentWords } from '@kursportal/shared/domain'
import { toast, Typography } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useEditAppointment } from '../api/care.ts'

const schema = appointmentPlan.pick({ announce: true })

type Props = { appointment: Appointment; over: boolean; onClose: () => void }

/** Lets a cancelled appointment take place, and asks whether to tell everybody by mail; one that is over is told to nobody. */
const RestoreDialog = ({ appointment, over, onClose }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditAppointment(appointment.id)
  const form = useKitForm(schema, { defaultValues: { announce: !over } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('care.appointments.restoreTitle')}
      form={form}
      submitLabel={t('care.appointments.restore')}
      onSubmit={async ({ announce }) => {
        await edit.mutateAsync({ cancelled: false, based_on: appointment.revision, announce })
        toast.success(t('care.appointments.restored'))
      }}
    >
      <Typography>
        {t(over ? 'care.appointments.restoreBodyOver' : 'care.appointments.restoreBody', {
          when: momentWords(new Date(appointment.starts_at)),
        })}
      </Typography>
      {!over && <CheckboxField name={form.at('announce')} label={t('care.appointments.restoreAnnounce')} />}
    </FormDialog>
  )
}

export default RestoreDialog
