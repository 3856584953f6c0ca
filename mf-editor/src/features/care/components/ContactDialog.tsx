import { careContactKind, careRecordCalls } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { toast } from '@kursportal/shared/ui'
import {
  DateField,
  FormDialog,
  NumberField,
  SelectField,
  TextField,
  useKitForm,
} from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useEnterContact, type Person } from '../api/care.ts'

const NOTE_MAX = 1_000
const schema = careRecordCalls.enterContact.body.omit({ course_id: true, user_id: true })

type Props = { courseId: string; person: Person; onClose: () => void }

/** Enters a call or conversation with somebody. */
const ContactDialog = ({ courseId, person, onClose }: Props): ReactNode => {
  const t = useTexts()
  const enter = useEnterContact()
  const [today] = useState(() => berlinDay(new Date()))
  const form = useKitForm(schema, {
    defaultValues: { kind: 'telephone', day: today, note: '' },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('care.contact.title', { name: person.name })}
      form={form}
      submitLabel={t('care.contact.submit')}
      onSubmit={async (values) => {
        await enter.mutateAsync({ ...values, course_id: courseId, user_id: person.user_id })
        toast.success(t('care.contact.done'))
      }}
    >
      <KeepTyped form={form} part={`contact/${courseId}/${person.user_id}`} inTab />
      <SelectField
        name={form.at('kind')}
        label={t('care.contact.kind')}
        placeholder={null}
        options={careContactKind.options.map((value) => ({
          value,
          label: t(`care.contact.kinds.${value}`),
        }))}
      />
      <DateField name={form.at('day')} label={t('care.contact.day')} max={today} />
      <NumberField name={form.at('minutes')} label={t('care.contact.minutes')} unit={t('care.answer.unit')} />
      <TextField
        name={form.at('note')}
        label={t('care.contact.note')}
        hint={t('care.contact.noteHint')}
        optional
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}

export default ContactDialog
