import { failureText } from '@kursportal/shared/client'
import { object, text as textSchema } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { Alert, Box, Button, toast } from '@kursportal/shared/ui'
import { editedIn, useEditForm, WordDifference } from '@kursportal/shared/ui/edits'
import { FormDialog, TextField, useWatch } from '@kursportal/shared/ui/forms'
import { KeptAgain } from '@kursportal/shared/ui/kept'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { readOwnTexts, useWordText } from '../api/own-texts.ts'
import { isOutdated, placeholdersOf, wordingFaults, type InterfaceText } from '../text.rules.ts'

/** The sentence for a wording that must not be saved, if it is one. */
const refusal = (t: Translate, original: string, own: string): string | undefined => {
  const { unknown, tags } = wordingFaults(original, own)
  if (unknown.length > 0) return t('texts.unknown', { placeholders: unknown.join(', ') })
  return tags.length > 0 ? t('texts.tags', { tags: tags.join(' ') }) : undefined
}

const schemaOf = (t: Translate, original: string) =>
  object({
    own: textSchema(5000)
      .min(1)
      .superRefine((own, context) => {
        const message = refusal(t, original, own)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  })

/** The text as it came with the code; it stays readable while somebody finds other words. */
const Original = ({ text }: { text: string }): ReactNode => {
  const t = useTexts()
  const placeholders = placeholdersOf(text)
  return (
    <Box sx={{ bgcolor: 'background.sunken', borderRadius: '14px', p: 2 }}>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>{t('texts.original')}</Box>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Box>
      {placeholders.length > 0 && (
        <Box sx={{ mt: 1, fontSize: '1rem', color: 'text.secondary' }}>
          {t('texts.filledIn', { placeholders: placeholders.join(', ') })}
        </Box>
      )}
    </Box>
  )
}

/** Words one text differently, or goes back to the original. */
export const WordingDialog = ({ text, onClose }: { text: InterfaceText; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const word = useWordText()
  const client = useQueryClient()
  const { form, save, keptAt, dialog } = useEditForm<{ own: string }>({
    part: `wording/${text.key}`,
    rules: schemaOf(t, text.text),
    now: { fields: { own: text.own || text.text }, version: text.own ?? '' },
    looks: { own: { label: t('texts.ownLabel') } },
    present: async (stale) => {
      const { texts } = await client.fetchQuery({ ...readOwnTexts(), staleTime: 0 })
      const now = texts[text.key] ?? ''
      return { fields: { own: now || text.text }, version: now, edited: editedIn(stale) }
    },
    write: (_changed, before, whole) =>
      // The same words as the original are no wording of one's own.
      word.mutateAsync({
        key: text.key,
        text: whole.own === text.text ? '' : whole.own,
        before,
        original: text.text,
      }),
  })
  const typed = useWatch({ control: form.control, name: 'own' })
  const { dropped } = wordingFaults(text.text, typed)
  const back = (): void =>
    word.mutate(
      { key: text.key, text: '', before: text.own ?? '', original: text.text },
      {
        onSuccess: () => {
          form.reset()
          toast.success(t('texts.reset'))
          onClose()
        },
        onError: (error) => form.setError('root', { message: failureText(error) }),
      },
    )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('texts.word')}
      form={form}
      onSubmit={async (wording) => {
        await save(wording)
        toast.success(t('texts.saved'))
      }}
      submitLabel={t('texts.save')}
    >
      {dialog}
      <KeptAgain at={keptAt} />
      <Original text={text.text} />
      {isOutdated(text) && (
        <Alert severity="warning">
          <Box sx={{ mb: 1 }}>{t('texts.outdatedBody')}</Box>
          <WordDifference
            label={t('texts.outdatedDifference')}
            before={text.madeFrom ?? ''}
            after={text.text}
          />
        </Alert>
      )}
      <TextField name={form.at('own')} label={t('texts.ownLabel')} rows={3} maxLength={5000} />
      {dropped.length > 0 && (
        <Alert severity="info">{t('texts.dropped', { placeholders: dropped.join(', ') })}</Alert>
      )}
      {text.own !== undefined && (
        <Box>
          <Button variant="outlined" onClick={back} loading={word.isPending}>
            {t('texts.back')}
          </Button>
        </Box>
      )}
    </FormDialog>
  )
}
