import Box from '@mui/material/Box'
import { useId, type ReactNode } from 'react'
import { ChoiceCard } from './ChoiceCard.tsx'
import { FieldError, type FieldProps } from './Field.tsx'
import { saysMissing } from './error-text.ts'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

/** One choice with an explanation. */
export type RadioOption<Value extends string | number = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

/** One of a few, each with room for an explanation: real radio buttons in a group with a name. */
export function RadioField<Value extends string | number = string>({
  name,
  label,
  hint,
  options,
  disabled = false,
  invalidText,
}: FieldProps<Value | null | undefined> & { options: readonly RadioOption<Value>[] }) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, invalidText)
  const id = useId()
  const text = useFormTexts()
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
          <ChoiceCard key={option.value}>
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
          </ChoiceCard>
        ))}
      </Box>
      <FieldError id={`${id}-error`} message={saysMissing(error) ? text('nothingChosen') : error} />
    </Box>
  )
}
