import { legalCalls, object, type LegalType } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Box } from '@kursportal/shared/ui'
import { editedIn } from '@kursportal/shared/ui/edits'
import { SectionForm, TextField, UnsavedGuard, useWatch } from '@kursportal/shared/ui/forms'
import { MarkdownField } from '@kursportal/shared/ui/markdown'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { readLegalText, type LegalText } from '../../common/read-legal-text.ts'
import { useSharedSection } from '../../common/useSharedSection.tsx'
import { useTexts } from './texts.ts'
import type { LegalDraft } from './api/drafts.ts'
import { usePublishLegalText } from './api/legal-texts.ts'
import { DraftBar } from './DraftBar.tsx'
import { PublishDialog, type Publishing } from './PublishDialog.tsx'
import { useDraft, type Fields } from './useDraft.tsx'
import { Versions } from './Versions.tsx'

const { title, content } = legalCalls.changeLegal.body.shape
const schema = object({ title: title.unwrap(), content })

const wordsOf = ({ title: heading, content: text }: Fields): string => `${heading}\n\n${text}`
const versionOf = (text: LegalText | null): string => String(text?.version ?? 0)

type Props = { type: LegalType; text: LegalText | null; opened: LegalDraft | null }

/**
 * Writes a legal text: kept as a draft while it is written, and published by a second press, which shows what becomes
 * different.
 */
export const LegalEditor = ({ type, text, opened }: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const publish = usePublishLegalText()
  const [ready, setReady] = useState<Fields>()
  const publishing = useRef<Publishing>({ valid_from: null, asks_again: false })
  const fieldsOf = (one: LegalText | null): Fields => ({
    title: one?.title ?? t(`legal.types.${type}`),
    content: one?.content ?? '',
  })
  const published = fieldsOf(text)
  const drafting = useDraft({ type, opened, published })
  const { form, section, notes, forgetCopy } = useSharedSection<Fields>({
    id: 'text',
    part: `legal/${type}`,
    rules: schema,
    now: { fields: published, version: versionOf(text) },
    isStored: (written) => wordsOf(written) === wordsOf(opened ?? published),
    over: drafting.over,
    onAgain: drafting.goOnOver,
    looks: { title: { label: t('legal.titleLabel') }, content: { label: t('legal.content') } },
    present: async (refusal) => {
      const now = await client.fetchQuery({ ...readLegalText(type), staleTime: 0 })
      return { fields: fieldsOf(now), version: versionOf(now), edited: editedIn(refusal) }
    },
    write: async (_changed, basedOn, whole) => {
      await publish.mutateAsync({ type, ...whole, ...publishing.current, based_on: basedOn })
      drafting.forget()
    },
    done: t('legal.published'),
  })
  const take = (fields: Fields): void => {
    form.setValue('title', fields.title, { shouldDirty: true })
    form.setValue('content', fields.content, { shouldDirty: true })
  }
  // What somebody began is written on; the published text stays what it is compared with.
  useEffect(() => {
    if (opened) take(opened)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, [])
  const watched = useWatch({ control: form.control })
  const typed: Fields = { title: watched.title ?? '', content: watched.content ?? '' }
  const isKept = drafting.draft !== null && wordsOf(drafting.draft) === wordsOf(typed)
  const keep = async (): Promise<void> => {
    const stands = await drafting.keep(typed)
    if (!stands) return
    // What was typed meanwhile is the next thing to keep.
    const now = form.getValues()
    take({
      title: now.title === typed.title ? stands.title : now.title,
      content: now.content === typed.content ? stands.content : now.content,
    })
    if (wordsOf(now) === wordsOf(typed)) forgetCopy()
  }
  return (
    <>
      <SectionForm
        id="text"
        title={t('legal.text')}
        intro={t('legal.textIntro')}
        form={form}
        section={{
          ...section,
          submit: (wanted: Fields) => {
            setReady(wanted)
            return Promise.resolve(false)
          },
        }}
        saveLabel={t('legal.publish')}
      >
        <TextField name={form.at('title')} label={t('legal.titleLabel')} maxLength={120} />
        <MarkdownField name={form.at('content')} label={t('legal.content')} rows={18} maxLength={200_000} />
        {notes}
        {drafting.dialog}
        <DraftBar
          draft={drafting.draft}
          canKeep={form.formState.isDirty && !isKept && typed.title !== '' && typed.content !== ''}
          isKeeping={drafting.isKeeping}
          onKeep={() => void keep()}
          onDrop={async () => {
            await drafting.drop()
            form.reset(published, { keepDirtyValues: false })
          }}
        />
      </SectionForm>
      {/* Nothing is published on the way out: that takes the second press. */}
      <UnsavedGuard when={form.formState.isDirty && !isKept} />
      {ready && (
        <PublishDialog
          type={type}
          text={text}
          before={published}
          after={ready}
          onClose={() => setReady(undefined)}
          onPublish={(wanted) => {
            publishing.current = wanted
            void section.submit(ready)
          }}
        />
      )}
      <Box sx={{ mt: 5 }}>
        <Versions type={type} standing={published} onTake={take} />
      </Box>
    </>
  )
}
