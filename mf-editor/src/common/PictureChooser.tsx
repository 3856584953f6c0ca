import { failureText } from '@kursportal/shared/client'
import { formatSizeLimit } from '@kursportal/shared/i18n'
import { useMutation } from '@kursportal/shared/query'
import { useSystemConfig } from '@kursportal/shared/store'
import { FieldFrame, FileDrop } from '@kursportal/shared/ui/forms'
import { uploadPicture } from '@kursportal/shared/ui/picture'
import type { ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { richTextTexts } from '../texts/rich-text.ts'
import { pictureTypes } from './picture-types.ts'

const { useTexts } = bindTexts('mf-editor', { richText: richTextTexts })

type Props = {
  label: string
  /** What is said of it; gets how large a picture may be. */
  hint?: (size: string) => string
  onTake: (imageId: string) => void
}

/** A place to choose a picture; it is stored at once. */
export const PictureChooser = ({ label, hint, onTake }: Props): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const size = formatSizeLimit(limits.image_bytes)
  const upload = useMutation({ mutationFn: (file: File) => uploadPicture(file), onSuccess: onTake })
  return (
    <FieldFrame label={label} error={undefined}>
      {({ id, describedBy }) => (
        <FileDrop
          id={id}
          describedBy={describedBy}
          label={label}
          hint={
            upload.isPending
              ? t('richText.imageUploading')
              : (hint?.(size) ?? t('richText.imageSize', { size }))
          }
          accept={pictureTypes}
          maxBytes={limits.image_bytes}
          disabled={upload.isPending}
          error={upload.isError ? failureText(upload.error) : undefined}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      )}
    </FieldFrame>
  )
}
