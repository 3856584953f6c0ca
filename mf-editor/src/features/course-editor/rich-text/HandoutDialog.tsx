import { id, object, text as longText, videoFields, type Attachment } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, TextSkeleton, Typography } from '@kursportal/shared/ui'
import { Form, RadioField, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../common/LoadFailure.tsx'
import { useTexts } from '../../../texts/index.ts'
import { listHandouts, useAddHandout } from '../api/handouts.ts'
import { HandoutDrop } from '../handouts/HandoutDrop.tsx'
import { placeMedia } from './media-nodes.ts'

const schema = object({ file_id: id, title: videoFields.title.min(1), transcript: longText(20_000) })

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const nameOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{2,4}$/i, '')

const HandoutForm = ({ editor, videoId, onClose }: Omit<Props, 'open'>): ReactNode => {
  const t = useTexts()
  const isEdit = editor.isActive('handout')
  const current = editor.getAttributes('handout')
  const form = useKitForm(schema, {
    defaultValues: {
      file_id: words(current['file_id']),
      title: words(current['title']),
      transcript: words(current['transcript']),
    },
  })
  const handouts = useQuery(listHandouts(videoId))
  const add = useAddHandout(videoId)
  const files = handouts.data?.items ?? []
  const chosen = files.find(({ file_id }) => file_id === form.watch('file_id'))
  const choose = ({ file_id, name }: Attachment): void => {
    form.setValue('file_id', file_id)
    if (form.getValues('title') === '') form.setValue('title', nameOf(name))
  }
  const submit = ({ file_id, title, transcript }: { file_id: string; title: string; transcript: string }) => {
    const attrs = { file_id, title, transcript: transcript || null }
    placeMedia(editor, { type: 'handout', attrs })
    onClose()
  }
  if (handouts.isError && !handouts.data)
    return (
      <LoadFailure
        title={t('handouts.loadFailed')}
        error={handouts.error}
        onRetry={() => void handouts.refetch()}
        retrying={handouts.isFetching}
      />
    )
  return (
    <Form form={form} onSubmit={submit}>
      {handouts.isPending && <TextSkeleton lines={3} />}
      {files.length > 0 && (
        <Box sx={{ maxHeight: 260, overflowY: 'auto' }}>
          <RadioField
            name="file_id"
            label={t('richText.handoutChoose')}
            invalidText={t('richText.handoutMissing')}
            options={files.map((file) => ({
              value: file.file_id,
              label: <span style={{ overflowWrap: 'anywhere' }}>{file.name}</span>,
              description: formatFileSize(file.bytes),
            }))}
          />
        </Box>
      )}
      <HandoutDrop add={add} onAdded={choose} />
      <TextField name="title" label={t('richText.handoutTitle')} maxLength={200} />
      {chosen?.content_type.startsWith('audio/') && (
        <TextField
          name="transcript"
          label={t('richText.transcript')}
          hint={t('richText.transcriptHint')}
          rows={4}
          maxLength={20_000}
          optional
        />
      )}
      <Button variant="contained" disabled={files.length === 0 || add.isPending} type="submit">
        {t(isEdit ? 'richText.imageSave' : 'richText.imageInsert')}
      </Button>
      {files.length === 0 && handouts.data && (
        <Typography sx={{ color: 'text.secondary' }}>{t('richText.handoutNone')}</Typography>
      )}
    </Form>
  )
}

type Props = { editor: Editor; videoId: string; open: boolean; onClose: () => void }

/** Puts a file of the lecture into the text: a sound with what is said in it, or something to open. */
export const HandoutDialog = ({ open, ...props }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={props.onClose} title={t('richText.handoutDialog')}>
      {open && <HandoutForm {...props} />}
    </Dialog>
  )
}
