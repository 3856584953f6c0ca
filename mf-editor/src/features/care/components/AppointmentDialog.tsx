import { appointmentPlan, type Appointment } from '@kursportal/shared/contract'
import { berlinClock, berlinDay, berlinInstant } from '@kursportal/shared/domain'
import { toast } from '@kursportal/shared/ui'
import {
  CheckboxField,
  DateField,
  FormDialog,
  NumberField,
  TextField,
  useKitForm,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { KeepTyped } from '../../../common/kept/KeepTyped.tsx'
import { useTexts } from '../texts.ts'
import { useCreateAppointment, useEditAppointment } from '../api/care.ts'

const USUAL_MINUTES = 30

type Props = { courseId: string; appointment: Appointment | undefined; onClose: () => void }

/** Makes a live appointment, or moves and changes one. */
const AppointmentDialog = ({ courseId, appointment, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateAppointment()
  const edit = useEditAppointment(appointment?.id ?? '')
  const begins = appointment && new Date(appointment.starts_at)
  const form = useKitForm(appointmentPlan, {
    defaultValues: {
      title: appointment?.title ?? '',
      ...(begins && { day: berlinDay(begins), time: berlinClock(begins) }),
      minutes: appointment?.minutes ?? USUAL_MINUTES,
      link: appointment?.link ?? null,
      announce: true,
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(appointment ? 'care.appointments.edit' : 'care.appointments.new')}
      form={form}
      submitLabel={t(appointment ? 'care.appointments.save' : 'care.appointments.create')}
      onSubmit={async ({ day: on, time, ...fields }) => {
        const given = { ...fields, starts_at: berlinInstant(on, time.replace('.', ':')).toISOString() }
        if (appointment) await edit.mutateAsync({ ...given, based_on: appointment.revision })
        else await create.mutateAsync({ ...given, course_id: courseId })
        toast.success(t('care.appointments.saved'))
      }}
    >
      <KeepTyped form={form} part={`appointment/${appointment?.id ?? courseId}`} />
      <TextField name={form.at('title')} label={t('care.appointments.name')} maxLength={200} />
      <DateField name={form.at('day')} label={t('care.appointments.day')} />
      <TextField
        name={form.at('time')}
        label={t('care.appointments.time')}
        hint={t('care.appointments.timeHint')}
        invalidText={t('care.appointments.timeInvalid')}
      />
      <NumberField
        name={form.at('minutes')}
        label={t('care.appointments.minutes')}
        unit={t('care.answer.unit')}
      />
      <TextField
        name={form.at('link')}
        type="url"
        optional
        whenEmpty={null}
        label={t('care.appointments.link')}
        hint={t('care.appointments.linkHint')}
        invalidText={t('care.appointments.linkInvalid')}
      />
      <CheckboxField name={form.at('announce')} label={t('care.appointments.announce')} />
    </FormDialog>
  )
}

export default AppointmentDialog
