import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import InputBase from '@mui/material/InputBase'
import { useId, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { ErrorIcon } from '../base/icons.ts'
import type { FieldName } from './field-name.ts'
import { useFormTexts } from './form-texts.ts'

/** What every field takes; `Value` is what its form may hold there. */
export type FieldProps<Value = unknown> = {
  /** Where the form holds the value: `form.at('title')`. */
  name: FieldName<Value>
  label: string
  /** A sentence that helps before anything went wrong. */
  hint?: ReactNode
  /** Says "freiwillig" behind the label; required fields carry no mark. */
  optional?: boolean
  disabled?: boolean
  /** Said instead of the schema's own sentence when the value is wrong (not when it is missing). */
  invalidText?: string
}

/** What connects an input with its label, hint and error. */
export type FieldIds = { id: string; describedBy: string | undefined }

type FrameProps = Pick<FieldProps, 'label' | 'hint' | 'optional'> & {
  error: string | undefined
  children: (ids: FieldIds) => ReactNode
}

/** Label above, hint below it, then the input, then what is wrong: read in the order one needs it. */
export function FieldFrame({ label, hint, optional, error, children }: FrameProps) {
  const text = useFormTexts()
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <Box data-field sx={{ minWidth: 0 }}>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ display: 'inline-block', fontWeight: 600, mb: hint ? 0.25 : 0.75 }}
      >
        {label}
        {optional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' '}
            ({text('optional')})
          </Box>
        )}
      </Box>
      {hint && (
        <Box
          id={`${id}-hint`}
          sx={{ color: 'text.secondary', fontSize: '1rem', mb: 0.75, overflowWrap: 'anywhere' }}
        >
          {hint}
        </Box>
      )}
      {children({ id, describedBy })}
      <FieldError id={`${id}-error`} message={error} />
    </Box>
  )
}

/** What is wrong with a field; announced when it appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <Box id={id} aria-live="polite">
      {message && (
        <Box
          sx={{ display: 'flex', gap: 1, mt: 0.75, color: 'error.main', fontWeight: 550, fontSize: '1rem' }}
        >
          <ErrorIcon size={20} style={{ flex: 'none', marginTop: 2 }} />
          <span>{message}</span>
        </Box>
      )}
    </Box>
  )
}

/** The box one types into: a clear border (3:1), the ring on focus, red with a thicker border when wrong. */
export const FieldInput = styled(InputBase)(({ theme }) => ({
  width: '100%',
  padding: '4px 16px',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('border-color'),
  '&.MuiInputBase-multiline': { paddingBlock: 12 },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&.Mui-focused': {
    borderColor: theme.vars.palette.focus,
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 1,
  },
  // Only the input's own ring is drawn around the box; a button inside of it keeps its own.
  '& .MuiInputBase-input:focus-visible:focus-visible:focus-visible': { outline: 'none' },
  '&.Mui-error': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.sunken },
  '& .MuiInputBase-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '@media (forced-colors: active)': { '&.Mui-focused': { outlineColor: 'Highlight' } },
}))
