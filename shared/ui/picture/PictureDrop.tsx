import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { failureText } from '../../client/failure-text.ts'
import { formatFileSize } from '../../i18n/format.ts'
import { FieldError } from '../forms/Field.tsx'
import { FileDrop } from '../forms/FileDrop.tsx'
import { CropDialog } from './CropDialog.tsx'
import { pictureTypes, type PictureShape } from './picture-shape.ts'
import { usePictureTexts } from './picture-texts.ts'

type Props = {
  id?: string
  label: string
  describedBy?: string | undefined
  shape: PictureShape
  /** In bytes. */
  maxBytes: number
  /** Stores the part as a JPEG; a rejected promise leaves the dialog open with the reason. */
  onTake: (part: Blob) => Promise<void>
}

/** A place to drop a picture on or choose one, which then is cut to the shape it is shown in. */
export const PictureDrop = ({ id, label, describedBy, shape, maxBytes, onTake }: Props): ReactNode => {
  const text = usePictureTexts()
  const [chosen, setChosen] = useState<string>()
  const [unreadable, setUnreadable] = useState(false)
  const [refused, setRefused] = useState<string>()
  const choose = (file: File | undefined): void => {
    if (!file) return
    setUnreadable(false)
    setRefused(undefined)
    setChosen(URL.createObjectURL(file))
  }
  const drop = (): void => {
    if (chosen) URL.revokeObjectURL(chosen)
    setChosen(undefined)
  }
  const take = async (part: Blob): Promise<void> => {
    try {
      await onTake(part)
      drop()
    } catch (error) {
      setRefused(failureText(error))
    }
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <FileDrop
        {...(id && { id })}
        label={label}
        describedBy={describedBy}
        hint={text('hint', { max: formatFileSize(maxBytes) })}
        accept={pictureTypes}
        maxBytes={maxBytes}
        onFiles={([file]) => choose(file)}
      />
      <FieldError id={`${id ?? label}-unreadable`} message={unreadable ? text('unreadable') : undefined} />
      {chosen && (
        <CropDialog
          address={chosen}
          shape={shape}
          onClose={drop}
          onUnreadable={() => {
            drop()
            setUnreadable(true)
          }}
          onTake={take}
          error={refused}
        />
      )}
    </Box>
  )
}
