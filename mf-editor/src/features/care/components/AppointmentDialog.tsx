import { appointmentPlan, type Appointment, type AppointmentPlan } from '@kursportal/shared/contract'
import { berlinClock, berlinDay, berlinInstant } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { toast } from '@kursportal/shared/ui'
import {
  CheckboxField,
  DateField,
  FormDialog,
  NumberField,
  TextField,
  useKitForm,
  type At,
} from '@kursportal/shared/ui/forms'
import { KeepTyped, KeptAgain } from '@kursportal/shared/ui/kept'
import { useEditForm } from '@kursportal/shared/ui/edits'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { fetchAppointment, useCreateAppointment, useEditAppointment } from '../api/care.ts'

const USUAL_MINUTES = 30

const planOf = ({ title, starts_at, minutes, link }: Appointment): AppointmentPlan => {
  const begins = new Date(starts_at)
  return { title, day: berlinDay(begins), time: berlinClock(begins), minutes, link, announce: true }
}

const standing = (appointment: Appointment) => ({
  fields: planOf(appointment),
  version: String(appointment.revision),
})

const startsAt = ({ day, time }: AppointmentPlan): string =>
  berlinInstant(day, time.replace('.', ':')).toISOString()

const Fields = ({ at }: { at: At<AppointmentPlan> }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <TextField name={at('title')} label={t('care.appointments.name')} maxLength={200} />
      <DateField name={at('day')} label={t('care.appointments.day')} />
      <TextField
        name={at('time')}
        label={t('care.appointments.time')}
        hint={t('care.appointments.timeHint')}
        invalidText={t('care.appointments.timeInvalid')}
      />
      <NumberField name={at('minutes')} label={t('care.appointments.minutes')} unit={t('care.answer.unit')} />
      <TextField
        name={at('link')}
        type="url"
        optional
        whenEmpty={null}
        label={t('care.appointments.link')}
        hint={t('care.appointments.linkHint')}
        invalidText={t('care.appointments.linkInvalid')}
      />
      <CheckboxField name={at('announce')} label={t('care.appointments.announce')} />
    </>
  )
}

type Props = { courseId: string; onClose: () => void }

const NewAppointment = ({ courseId, onClose }: Props): ReactNode => {
  const t = useTexts()
  const create = useCreateAppointment()
  const form = useKitForm(appointmentPlan, {
    defaultValues: { title: '', minutes: USUAL_MINUTES, link: null, announce: true },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('care.appointments.new')}
      form={form}
      submitLabel={t('care.appointments.create')}
      onSubmit={async (plan) => {
        const { day: _day, time: _time, ...fields } = plan
        await create.mutateAsync({ ...fields, starts_at: startsAt(plan), course_id: courseId })
        toast.success(t('care.appointments.saved'))
      }}
    >
      <KeepTyped form={form} part={`appointment/${courseId}`} />
      <Fields at={form.at} />
    </FormDialog>
  )
}

const ChangedAppointment = ({
  courseId,
  appointment,
  onClose,
}: Props & { appointment: Appointment }): ReactNode => {
  const t = useTexts()
  const edit = useEditAppointment(appointment.id)
  const draft = useEditForm<AppointmentPlan>({
    part: `appointment/${appointment.id}`,
    rules: appointmentPlan,
    now: standing(appointment),
    looks: {
      title: { label: t('care.appointments.name') },
      day: { label: t('care.appointments.day'), show: formatDay },
      time: { label: t('care.appointments.time') },
      minutes: {
        label: t('care.appointments.minutes'),
        show: (minutes) => `${minutes} ${t('care.answer.unit')}`,
      },
      link: { label: t('care.appointments.link') },
      announce: { label: t('care.appointments.announce') },
    },
    present: async () => ({ ...standing(await fetchAppointment(courseId, appointment.id)), edited: null }),
    write: (_changed, based_on, plan) => {
      const { day: _day, time: _time, ...fields } = plan
      return edit.mutateAsync({ ...fields, starts_at: startsAt(plan), based_on: Number(based_on) })
    },
  })
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        title={t('care.appointments.edit')}
        form={draft.form}
        submitLabel={t('care.appointments.save')}
        onSubmit={async (plan) => {
          await draft.save(plan)
          toast.success(t('care.appointments.saved'))
        }}
      >
        <KeptAgain at={draft.keptAt} />
        <Fields at={draft.form.at} />
      </FormDialog>
      {draft.dialog}
    </>
  )
}

/** Makes a live appointment, or moves and changes one, merged with what somebody else has changed of it. */
const AppointmentDialog = ({
  appointment,
  ...props
}: Props & { appointment: Appointment | undefined }): ReactNode =>
  appointment ? <ChangedAppointment {...props} appointment={appointment} /> : <NewAppointment {...props} />

export default AppointmentDialog
