import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatFileSize } from '../../i18n/format.ts'
import { Card } from '../base/Card.tsx'
import { CloseIcon, TextIcon } from '../base/icons.ts'
import { FieldFrame, type FieldProps } from './Field.tsx'
import { FileDrop } from './FileDrop.tsx'
import type { FileLimits } from './file-check.ts'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

/** A file of a form: a zone to drop it on, then the file with its size and a way to take it out. Held as `File | null`. */
export function FileField({
  name,
  accept,
  maxBytes,
  ...props
}: FieldProps<File | null | undefined> & FileLimits) {
  const text = useFormTexts()
  const { onChange, inputRef, value, error } = useField(name, props.invalidText)
  const file = value instanceof File ? value : undefined
  return (
    <FieldFrame label={props.label} optional={props.optional ?? false} hint={props.hint} error={error}>
      {({ id, describedBy }) =>
        file ? (
          <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5, pl: 2.5 }}>
            <TextIcon size={26} style={{ flex: 'none' }} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {file.name}{' '}
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatFileSize(file.size)}
              </Box>
            </Box>
            <IconButton aria-label={text('removeFile', { name: file.name })} onClick={() => onChange(null)}>
              <CloseIcon size={22} />
            </IconButton>
          </Card>
        ) : (
          <FileDrop
            id={id}
            label={props.label}
            describedBy={describedBy}
            inputRef={inputRef}
            disabled={props.disabled ?? false}
            {...(accept && { accept })}
            {...(maxBytes && { maxBytes })}
            onFiles={([picked]) => onChange(picked)}
          />
        )
      }
    </FieldFrame>
  )
}
