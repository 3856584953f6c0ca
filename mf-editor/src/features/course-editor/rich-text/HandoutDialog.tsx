import { id, object, text as longText, videoFields, type Attachment } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { FormDialog, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from './texts.ts'
import { listHandouts, useAddHandout } from '../api/handouts.ts'
import { HandoutDrop } from '../handouts/HandoutDrop.tsx'
import { placeMedia } from '../../../common/rich-text/media-nodes.ts'

const schema = object({ file_id: id, title: videoFields.title.min(1), transcript: longText(20_000) })

type Chosen = { file_id: string; title: string; transcript: string }
type Props = { editor: Editor; part: string; videoId: string; onClose: () => void }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const nameOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{2,4}$/i, '')

const HandoutForm = ({ editor, part, videoId, onClose }: Props): ReactNode => {
  const t = useTexts()
  const isEdit = editor.isActive('handout')
  const current = editor.getAttributes('handout')
  const form = useKitForm(schema, {
    defaultValues: {
      file_id: text(current['file_id']),
      title: text(current['title']),
      transcript: text(current['transcript']),
    },
  })
  const handouts = useQuery(listHandouts(videoId))
  const add = useAddHandout(videoId)
  const files = handouts.data?.items ?? []
  const chosen = files.find(({ file_id }) => file_id === form.watch('file_id'))
  const choose = ({ file_id, name }: Attachment): void => {
    form.setValue('file_id', file_id, { shouldDirty: true })
    if (form.getValues('title') === '') form.setValue('title', nameOf(name))
  }
  const submit = ({ transcript, ...words }: Chosen): Promise<void> => {
    const attrs = { ...words, transcript: transcript || null }
    placeMedia(editor, { type: 'handout', attrs })
    return Promise.resolve()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('richText.handoutDialog')}
      form={form}
      onSubmit={submit}
      submitLabel={t(isEdit ? 'richText.imageSave' : 'richText.imageInsert')}
      ready={files.length > 0 && !add.isPending}
    >
      <KeepTyped form={form} part={`${part}/handout/${text(current['file_id'])}`} />
      <Loaded dense query={handouts} waiting={<TextSkeleton lines={3} />} failed={t('handouts.loadFailed')}>
        {() =>
          files.length > 0 && (
            <Box sx={{ maxHeight: 260, overflowY: 'auto' }}>
              <RadioField
                name={form.at('file_id')}
                label={t('richText.handoutChoose')}
                invalidText={t('richText.handoutMissing')}
                options={files.map((file) => ({
                  value: file.file_id,
                  label: <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span>,
                  description: formatFileSize(file.bytes),
                }))}
              />
            </Box>
          )
        }
      </Loaded>
      <HandoutDrop add={add} onAdded={choose} />
      <TextField name={form.at('title')} label={t('richText.handoutTitle')} maxLength={200} />
      {chosen?.content_type.startsWith('audio/') && (
        <TextField
          name={form.at('transcript')}
          label={t('richText.transcript')}
          hint={t('richText.transcriptHint')}
          rows={4}
          maxLength={20_000}
          optional
        />
      )}
      {files.length === 0 && handouts.data && (
        <Typography sx={{ color: 'text.secondary' }}>{t('richText.handoutNone')}</Typography>
      )}
    </FormDialog>
  )
}

/** Puts a file of the lecture into the text: a sound with what is said in it, or something to open. */
export const HandoutDialog = ({ open, ...props }: Props & { open: boolean }): ReactNode =>
  open && <HandoutForm {...props} />
