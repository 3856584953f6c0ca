import { faqInput, object } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { editedIn, useEditForm } from '@kursportal/shared/ui/edits'
import { CheckboxField, FormDialog, RadioField, TextField } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readFaq, type Entry, type FaqEntry } from '../api/faq.ts'

const { category, question, answer, audience, published } = faqInput.shape
const schema = object({
  category: category.unwrap(),
  question,
  answer,
  audience: audience.unwrap(),
  published: published.unwrap(),
})

const audiences = ['everyone', 'members'] as const

type Props = {
  entry: FaqEntry | undefined
  /** Stores it; for one that is there already with the version it is based on. */
  onSave: (entry: Entry, basedOn: string | undefined) => Promise<void>
  onClose: () => void
}

const written = ({
  category: heading,
  question: asked,
  answer: said,
  audience: who,
  published: shown,
}: Entry): Entry => ({
  category: heading,
  question: asked,
  answer: said,
  audience: who,
  published: shown,
})

/** The version of one that is not there yet. */
const NEW = ''

const nothing: Entry = { category: '', question: '', answer: '', audience: 'everyone', published: true }

/** Writes a question and its answer, or changes one, which somebody else may be doing as well. */
export const EntryDialog = ({ entry, onSave, onClose }: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const { form, save, keptAt, dialog } = useEditForm<Entry>({
    part: entry ? `faq/${entry.id}` : 'new-faq',
    rules: schema,
    now: entry ? { fields: written(entry), version: entry.updated_at } : { fields: nothing, version: NEW },
    looks: {
      question: { label: t('faq.question') },
      answer: { label: t('faq.answer') },
      category: { label: t('faq.category') },
      audience: { label: t('faq.audience'), show: (value) => t(`faq.audiences.${value}`) },
      published: { label: t('faq.published') },
    },
    present: async (refusal) => {
      const { items } = await client.fetchQuery({ ...readFaq(), staleTime: 0 })
      const now = items.find(({ id }) => id === entry?.id)
      return now && { fields: written(now), version: now.updated_at, edited: editedIn(refusal) }
    },
    write: (_changed, basedOn, whole) => onSave(whole, basedOn === NEW ? undefined : basedOn),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(entry ? 'faq.edit' : 'faq.add')}
      form={form}
      onSubmit={save}
      submitLabel={t('faq.save')}
    >
      {dialog}
      <KeptAgain at={keptAt} />
      <TextField name={form.at('question')} label={t('faq.question')} maxLength={300} />
      <MarkdownField name={form.at('answer')} label={t('faq.answer')} rows={6} maxLength={20_000} />
      <TextField
        name={form.at('category')}
        label={t('faq.category')}
        hint={t('faq.categoryHint')}
        maxLength={80}
        optional
      />
      <RadioField
        name={form.at('audience')}
        label={t('faq.audience')}
        options={audiences.map((value) => ({ value, label: t(`faq.audiences.${value}`) }))}
      />
      <CheckboxField name={form.at('published')} label={t('faq.published')} hint={t('faq.publishedHint')} />
    </FormDialog>
  )
}
