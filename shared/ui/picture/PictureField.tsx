import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { imageAddress } from '../../client/image-address.ts'
import { Card } from '../base/Card.tsx'
import { DeleteIcon } from '../base/icons.ts'
import { FieldFrame, type FieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/useField.ts'
import { Picture } from '../media/Picture.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { aspectOf, type PictureShape } from './picture-shape.ts'
import { usePictureTexts } from './picture-texts.ts'
import { uploadPicture } from './upload-picture.ts'

type Props = Pick<FieldProps<string | null | undefined>, 'name' | 'label' | 'hint'> & {
  shape: Exclude<PictureShape, 'round'>
  /** In bytes. */
  maxBytes: number
}

/** A picture of a form: chosen, cut, stored, and shown as it will look. The form holds its id, or `null`. */
export const PictureField = ({ name, label, hint, shape, maxBytes }: Props): ReactNode => {
  const text = usePictureTexts()
  const { value, onChange, error } = useField(name)
  const [replacing, setReplacing] = useState(false)
  const imageId = typeof value === 'string' && value !== '' ? value : undefined
  const take = async (part: Blob): Promise<void> => {
    onChange(await uploadPicture(part, shape))
    setReplacing(false)
  }
  return (
    <FieldFrame label={label} hint={hint} optional error={error}>
      {({ id, describedBy }) => (
        <Box sx={{ maxWidth: 480 }}>
          {imageId && !replacing ? (
            <Card>
              <Picture src={imageAddress(imageId, 640)} alt={text('preview')} ratio={aspectOf(shape)} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5 }}>
                <Button id={id} variant="outlined" size="small" onClick={() => setReplacing(true)}>
                  {text('replace')}
                </Button>
                <Button
                  variant="text"
                  color="inherit"
                  size="small"
                  startIcon={<DeleteIcon size={18} />}
                  onClick={() => onChange(null)}
                >
                  {text('remove')}
                </Button>
              </Box>
            </Card>
          ) : (
            <>
              <PictureDrop
                id={id}
                label={label}
                describedBy={describedBy}
                shape={shape}
                maxBytes={maxBytes}
                onTake={take}
              />
              {replacing && (
                <Button variant="text" size="small" onClick={() => setReplacing(false)} sx={{ mt: 1 }}>
                  {text('cancel')}
                </Button>
              )}
            </>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
