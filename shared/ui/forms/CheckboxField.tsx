import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { memo, useId, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { FieldError, type FieldProps } from './Field.tsx'
import { useField } from './useField.ts'

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  minHeight: 44,
  padding: '10px 0',
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 26,
    height: 26,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    borderRadius: radius.small,
    cursor: 'inherit',
  },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary },
}))

/** Yes or no: the browser's own check box, large, with its whole line to press. The label may hold links. */
export const CheckboxField = memo(function CheckboxField({
  name,
  label,
  hint,
  disabled = false,
  invalidText,
}: Omit<FieldProps<boolean | null | undefined>, 'label'> & { label: ReactNode }) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, invalidText)
  const id = useId()
  return (
    // What is wrong stands nearer to its own box than to the next one.
    <Box sx={{ pb: error ? 1.5 : 0 }}>
      <Row>
        <input
          type="checkbox"
          name={name}
          ref={inputRef}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        <Box component="span" sx={{ minWidth: 0 }}>
          {label}
          {hint && (
            <Box
              component="span"
              id={`${id}-hint`}
              sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}
            >
              {hint}
            </Box>
          )}
        </Box>
      </Row>
      <FieldError id={`${id}-error`} message={error} />
    </Box>
  )
})
