import { appointmentPlan, type Appointment } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { CheckboxField, FormDialog, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useEditAppointment } from '../api/care.ts'

const schema = appointmentPlan.pick({ announce: true })

type Props = { appointment: Appointment; over: boolean; onClose: () => void }

/** Cancels an appointment, and asks whether to tell everybody by mail; one that is over is told to nobody. */
const CancelDialog = ({ appointment, over, onClose }: Props): ReactNode => {
  const t = useTexts()
  const edit = useEditAppointment(appointment.id)
  const form = useKitForm(schema, { defaultValues: { announce: !over } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('care.appointments.cancelTitle')}
      form={form}
      submitLabel={t('care.appointments.cancelSubmit')}
      onSubmit={async ({ announce }) => {
        await edit.mutateAsync({ cancelled: true, based_on: appointment.revision, announce })
        toast.success(t('care.appointments.cancelDone'))
      }}
    >
      <Typography>{t(over ? 'care.appointments.cancelBodyOver' : 'care.appointments.cancelBody')}</Typography>
      {!over && <CheckboxField name={form.at('announce')} label={t('care.appointments.cancelAnnounce')} />}
    </FormDialog>
  )
}

export default CancelDialog
