import { legalCalls, object, type LegalType } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { ConfirmDialog } from '@kursportal/shared/ui'
import { editedIn } from '@kursportal/shared/ui/edits'
import { SectionForm, TextField, UnsavedGuard } from '@kursportal/shared/ui/forms'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import { useState, type ReactNode } from 'react'
import { useSharedSection } from '../../common/useSharedSection.tsx'
import { useTexts } from '../../texts/index.ts'
import { readLegalText, type LegalText } from '../../common/read-legal-text.ts'
import { usePublishLegalText } from './api/legal-texts.ts'
import { TextChanges } from './TextChanges.tsx'

const { title, content } = legalCalls.changeLegal.body.shape
const schema = object({ title: title.unwrap(), content })
type Fields = { title: string; content: string }

/** Writes a legal text. What is written is published only by a second press, which shows what becomes different. */
export const LegalEditor = ({ type, text }: { type: LegalType; text: LegalText | null }): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const publish = usePublishLegalText()
  const [ready, setReady] = useState<Fields>()
  const fieldsOf = (one: LegalText | null): Fields => ({
    title: one?.title ?? t(`legal.types.${type}`),
    content: one?.content ?? '',
  })
  const { form, section, dialog } = useSharedSection<Fields>({
    id: 'text',
    schema,
    fields: fieldsOf(text),
    version: versionOf(text),
    looks: { title: { label: t('legal.titleLabel') }, content: { label: t('legal.content') } },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readLegalText(type), staleTime: 0 })
      return { fields: fieldsOf(now), version: versionOf(now), edited: editedIn(refusal) }
    },
    write: (_changed, basedOn, whole) => publish.mutateAsync({ type, ...whole, based_on: basedOn }),
    done: t('legal.published'),
  })
  return (
    <>
      <SectionForm
        id="text"
        title={t('legal.text')}
        intro={t('legal.textIntro')}
        form={form}
        section={{
          ...section,
          submit: (typed: Fields) => {
            setReady(typed)
            return Promise.resolve(false)
          },
        }}
        saveLabel={t('legal.publish')}
      >
        <TextField name={form.at('title')} label={t('legal.titleLabel')} maxLength={120} />
        <MarkdownField name={form.at('content')} label={t('legal.content')} rows={18} maxLength={200_000} />
        {dialog}
      </SectionForm>
      {/* Nothing is published on the way out: that takes the second press. */}
      <UnsavedGuard when={form.formState.isDirty} />
      <ConfirmDialog
        open={ready !== undefined}
        onClose={() => setReady(undefined)}
        title={t('legal.publishTitle', { title: ready?.title ?? '' })}
        confirmLabel={t('legal.publish')}
        onConfirm={() => {
          // Closed at once: what comes of it is said at the text, a question about another version over it.
          if (ready) void section.submit(ready)
        }}
      >
        {t('legal.publishBody')}
        {ready && <TextChanges before={fieldsOf(text)} after={ready} />}
      </ConfirmDialog>
    </>
  )
}

const versionOf = (text: LegalText | null): string => String(text?.version ?? 0)
