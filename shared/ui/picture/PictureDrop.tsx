import Box from '@mui/material/Box'
import { useEffect, useState, type ReactNode } from 'react'
import { failureText, textOfFailure } from '../../client/failure-text.ts'
import { formatSizeLimit } from '../../i18n/format.ts'
import { FileDrop } from '../forms/FileDrop.tsx'
import { fetchWhenQuiet } from '../../first-screen/when-quiet.ts'
import { pictureTypes, type PictureShape } from './picture-shape.ts'
import { usePictureTexts } from './picture-texts.ts'

/** Cutting comes later: the place to choose a picture is there without it. */
const loadCrop = async () => (await import(/* webpackChunkName: "crop" */ './CropDialog.tsx')).CropDialog
type CropDialog = Awaited<ReturnType<typeof loadCrop>>

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
  const [Crop, setCrop] = useState<CropDialog>()
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<string>()
  useEffect(() => fetchWhenQuiet(loadCrop), [])
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setProblem(undefined)
    setRefused(undefined)
    try {
      const loaded = await loadCrop()
      setCrop(() => loaded)
      setChosen(URL.createObjectURL(file))
    } catch {
      setProblem(textOfFailure('network'))
    }
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
        hint={text('hint', { max: formatSizeLimit(maxBytes) })}
        accept={pictureTypes}
        maxBytes={maxBytes}
        error={problem}
        onFiles={([file]) => void choose(file)}
      />
      {chosen && Crop && (
        <Crop
          address={chosen}
          shape={shape}
          onClose={drop}
          onUnreadable={() => {
            drop()
            setProblem(text('unreadable'))
          }}
          onTake={take}
          error={refused}
        />
      )}
    </Box>
  )
}
