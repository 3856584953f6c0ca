import { failureText } from '@kursportal/shared/client'
import { object, richTextImageAddress, videoFields } from '@kursportal/shared/contract'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { useSystemConfig } from '@kursportal/shared/store'
import { FileDrop, FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { uploadPicture } from '@kursportal/shared/ui/picture'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { pictureTypes } from '../picture-types.ts'
import { useTexts } from './texts.ts'
import { placeMedia } from './media-nodes.ts'

const line = videoFields.title
const schema = object({ src: line.min(1), alt: line.min(1), title: line })

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

type Props = {
  editor: Editor
  /** Names the text among all whose typing is kept. */
  part: string
  /** A picture that was pasted or dropped; it is uploaded at once. */
  file?: File | undefined
  onClose: () => void
}

const ImageForm = ({ editor, part, file, onClose }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const isEdit = !file && editor.isActive('image')
  const current = isEdit ? editor.getAttributes('image') : {}
  const form = useKitForm(schema, {
    defaultValues: {
      src: words(current['src']),
      alt: words(current['alt']),
      title: words(current['title']),
    },
  })
  const src = form.watch('src')
  const upload = useMutation({
    mutationFn: (picture: File) => uploadPicture(picture),
    onSuccess: (imageId) => form.setValue('src', richTextImageAddress(imageId), { shouldDirty: true }),
  })
  const { mutate } = upload
  const sent = useRef<File>(undefined)
  useEffect(() => {
    if (!file || sent.current === file) return
    sent.current = file
    mutate(file)
  }, [file, mutate])
  const submit = ({
    src: address,
    alt,
    title,
  }: {
    src: string
    alt: string
    title: string
  }): Promise<void> => {
    const attrs = { src: address, alt, ...(title && { title }) }
    if (isEdit)
      editor
        .chain()
        .focus()
        .updateAttributes('image', { ...attrs, title: title || null })
        .run()
    else placeMedia(editor, { type: 'image', attrs })
    return Promise.resolve()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('richText.imageTitle')}
      form={form}
      onSubmit={submit}
      submitLabel={t(isEdit ? 'richText.imageSave' : 'richText.imageInsert')}
      ready={src !== ''}
    >
      {/* What was typed of another picture is not about one that was pasted just now. */}
      {(!file || src) && <KeepTyped form={form} part={`${part}/image/${words(current['src'])}`} />}
      {src ? (
        <img
          src={src}
          alt=""
          style={{ maxWidth: '100%', maxHeight: 240, justifySelf: 'start', borderRadius: 14 }}
        />
      ) : (
        <FileDrop
          label={t('richText.imageFile')}
          hint={
            upload.isPending
              ? t('richText.imageUploading')
              : t('richText.imageSize', { size: formatSizeLimit(limits.image_bytes) })
          }
          accept={pictureTypes}
          maxBytes={limits.image_bytes}
          disabled={upload.isPending}
          error={upload.isError ? failureText(upload.error) : undefined}
          onFiles={([chosen]) => chosen && mutate(chosen)}
        />
      )}
      <TextField
        name={form.at('alt')}
        label={t('richText.imageAlt')}
        hint={t('richText.imageAltHint')}
        maxLength={200}
      />
      <TextField name={form.at('title')} label={t('richText.imageCaption')} maxLength={200} optional />
    </FormDialog>
  )
}

/** Uploads a picture into the text and asks what can be seen on it; for a chosen picture, changes the words. */
export const ImageDialog = ({ open, ...props }: Props & { open: boolean }): ReactNode =>
  open && <ImageForm {...props} />
