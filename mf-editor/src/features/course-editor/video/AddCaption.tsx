import { formatFileSize } from '@kursportal/shared/i18n'
import { object, videoFields } from '@kursportal/shared/contract'
import { Alert, Stack, toast } from '@kursportal/shared/ui'
import { FileDrop, Form, SelectField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { usePutCaption } from '../api/captions.ts'
import { captionProblem } from './caption-problem.ts'

/** The languages offered, the likeliest first (BCP 47). */
const languages = ['de', 'en', 'tr', 'uk', 'ar', 'fr', 'pl', 'ru'] as const
const schema = object({ language: videoFields.title.min(1) })
/** Bytes of a captions file; the server refuses more than two million letters. */
const MAX = 2 * 1024 ** 2

/** Adds or replaces the captions of one language: choose the language, then drop the file. */
export const AddCaption = ({ videoId }: { videoId: string }): ReactNode => {
  const t = useTexts()
  const put = usePutCaption(videoId)
  const form = useKitForm(schema, { defaultValues: { language: 'de' } })
  const send = async (file: File) => {
    const { label } = await put.mutateAsync({
      language: form.getValues('language'),
      content: await file.text(),
    })
    toast.success(t('upload.captions.added', { language: label }))
  }
  return (
    <Form form={form} onSubmit={() => undefined}>
      <Stack sx={{ gap: 2 }}>
        <SelectField
          name="language"
          label={t('upload.captions.language')}
          placeholder={null}
          options={languages.map((value) => ({ value, label: t(`upload.captions.languages.${value}`) }))}
        />
        <FileDrop
          label={t('upload.captions.file')}
          hint={t('upload.captions.fileHint', { size: formatFileSize(MAX) })}
          accept=".vtt,.srt,text/vtt"
          maxBytes={MAX}
          disabled={put.isPending}
          // What goes wrong stands below, from the mutation.
          onFiles={([file]) => file && void send(file).catch(() => undefined)}
        />
        {put.isError && <Alert severity="error">{captionProblem(put.error)}</Alert>}
      </Stack>
    </Form>
  )
}
