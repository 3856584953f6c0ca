import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { FieldError, type FieldProps } from './Field.tsx'
import { useField } from './useField.ts'

/** One choice with an explanation. */
export type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  padding: '14px 16px',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.primary.main,
  },
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&:has(:disabled)': { cursor: 'default', color: theme.vars.palette.text.secondary },
}))

/** One of a few, each with room for an explanation: real radio buttons in a group with a name. */
export function RadioField({
  name,
  label,
  hint,
  options,
  disabled = false,
  invalidText,
}: FieldProps & { options: readonly RadioOption[] }) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, invalidText)
  const id = useId()
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: hint ? 0.25 : 1 }}>
        {label}
      </Box>
      {hint && <Box sx={{ color: 'text.secondary', fontSize: '1rem', mb: 1 }}>{hint}</Box>}
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {options.map((option, index) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              {...(index === 0 && { ref: inputRef })}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              disabled={disabled || Boolean(option.disabled)}
            />
            <span>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {option.label}
              </Box>
              {option.description && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
                  {option.description}
                </Box>
              )}
            </span>
          </Choice>
        ))}
      </Box>
      <FieldError id={`${id}-error`} message={error} />
    </Box>
  )
}
