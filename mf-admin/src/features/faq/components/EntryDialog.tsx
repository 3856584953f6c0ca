import { faqCalls, object } from '@kursportal/shared/contract'
import { CheckboxField, FormDialog, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { FaqEntry } from '../api/faq.ts'

const { category, question, answer, audience, published } = faqCalls.changeFaq.body.shape.items.element.shape
const schema = object({
  category: category.unwrap(),
  question,
  answer,
  audience: audience.unwrap(),
  published: published.unwrap(),
})

/** What is written of a question. */
export type Entry = Pick<FaqEntry, 'category' | 'question' | 'answer' | 'audience' | 'published'>

const audiences = ['everyone', 'members'] as const

type Props = { entry: FaqEntry | undefined; onSave: (entry: Entry) => Promise<void>; onClose: () => void }

/** Writes a question and its answer, or changes one. */
export const EntryDialog = ({ entry, onSave, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(schema, {
    defaultValues: {
      category: entry?.category ?? '',
      question: entry?.question ?? '',
      answer: entry?.answer ?? '',
      audience: entry?.audience ?? 'everyone',
      published: entry?.published ?? true,
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(entry ? 'faq.edit' : 'faq.add')}
      form={form}
      onSubmit={onSave}
      submitLabel={t('faq.save')}
    >
      <TextField name="question" label={t('faq.question')} maxLength={300} />
      <MarkdownField name="answer" label={t('faq.answer')} rows={6} maxLength={20_000} />
      <TextField
        name="category"
        label={t('faq.category')}
        hint={t('faq.categoryHint')}
        maxLength={80}
        optional
      />
      <RadioField
        name="audience"
        label={t('faq.audience')}
        options={audiences.map((value) => ({ value, label: t(`faq.audiences.${value}`) }))}
      />
      <CheckboxField name="published" label={t('faq.published')} hint={t('faq.publishedHint')} />
    </FormDialog>
  )
}
