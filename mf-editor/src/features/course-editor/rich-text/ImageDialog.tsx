import { failureText } from '@kursportal/shared/client'
import { object, richTextImageAddress, videoFields } from '@kursportal/shared/contract'
import { formatFileSize } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { useSystemConfig } from '@kursportal/shared/store'
import { Alert, Button, Dialog } from '@kursportal/shared/ui'
import { FileDrop, Form, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { pictureTypes, uploadImage } from '../../../common/upload-image.ts'
import { useTexts } from '../../../texts/index.ts'

const line = videoFields.title
const schema = object({ src: line.min(1), alt: line.min(1), title: line })

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

const ImageForm = ({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const isEdit = editor.isActive('image')
  const current = editor.getAttributes('image')
  const form = useKitForm(schema, {
    defaultValues: {
      src: words(current['src']),
      alt: words(current['alt']),
      title: words(current['title']),
    },
  })
  const src = form.watch('src')
  const upload = useMutation({
    mutationFn: (file: File) => uploadImage(file),
    onSuccess: (imageId) => form.setValue('src', richTextImageAddress(imageId)),
  })
  const submit = ({ src: address, alt, title }: { src: string; alt: string; title: string }) => {
    const attrs = { src: address, alt, ...(title && { title }) }
    if (isEdit)
      editor
        .chain()
        .focus()
        .updateAttributes('image', { ...attrs, title: title || null })
        .run()
    else editor.chain().focus().setImage(attrs).run()
    onClose()
  }
  return (
    <Form form={form} onSubmit={submit}>
      {src ? (
        <img
          src={src}
          alt=""
          style={{ maxWidth: '100%', maxHeight: 240, justifySelf: 'start', borderRadius: 14 }}
        />
      ) : (
        <FileDrop
          label={t('richText.imageFile')}
          hint={upload.isPending ? t('richText.imageUploading') : formatFileSize(limits.image_bytes)}
          accept={pictureTypes}
          maxBytes={limits.image_bytes}
          disabled={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      )}
      {upload.isError && <Alert severity="error">{failureText(upload.error)}</Alert>}
      <TextField
        name="alt"
        label={t('richText.imageAlt')}
        hint={t('richText.imageAltHint')}
        maxLength={200}
      />
      <TextField name="title" label={t('richText.imageCaption')} maxLength={200} optional />
      <Button variant="contained" disabled={!src} type="submit">
        {t(isEdit ? 'richText.imageSave' : 'richText.imageInsert')}
      </Button>
    </Form>
  )
}

/** Uploads a picture into the text and asks what can be seen on it; for a chosen picture, changes the words. */
export const ImageDialog = ({
  editor,
  open,
  onClose,
}: {
  editor: Editor
  open: boolean
  onClose: () => void
}): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('richText.imageTitle')}>
      {open && <ImageForm editor={editor} onClose={onClose} />}
    </Dialog>
  )
}
