import { faqInput, object } from '@kursportal/shared/contract'
import { Alert } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const schema = object({ topic: faqInput.shape.category.unwrap().min(1) })

type Props = {
  /** What it is called so far. */
  topic: string
  /** What the others are called: with one of these names its questions join theirs. */
  others: readonly string[]
  onSave: (topic: string) => Promise<void>
  onClose: () => void
}

/** Calls a topic something else, for all of its questions at once. */
export const TopicDialog = ({ topic, others, onSave, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, { defaultValues: { topic } })
  const typed = form.watch('topic').trim()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('faq.renameTitle', { topic })}
      form={form}
      onSubmit={({ topic: name }) => onSave(name)}
      submitLabel={t('faq.save')}
    >
      <TextField name={form.at('topic')} label={t('faq.category')} maxLength={80} />
      {others.includes(typed) && <Alert severity="info">{t('faq.renameJoins', { topic: typed })}</Alert>}
    </FormDialog>
  )
}
