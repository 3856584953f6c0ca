import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { radius } from '../../theme/tokens.ts'
import { ChevronDownIcon } from '../base/icons.ts'
import { FieldFrame, type FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { useField } from './useField.ts'

/** One entry of a list to choose from. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  minHeight: 52,
  padding: '4px 48px 4px 16px',
  font: 'inherit',
  lineHeight: 1.4,
  color: 'inherit',
  textOverflow: 'ellipsis',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '&:disabled': { backgroundColor: theme.vars.palette.background.sunken, opacity: 1 },
}))

type Props = FieldProps & {
  options: readonly SelectOption[]
  /** The first, empty entry; without it there is none and the form needs a value from the start. */
  placeholder?: string | null
}

/**
 * A short list to choose from, as the device's own select: it opens as people know it from their phone. For long
 * lists with search there is `ui/combobox`.
 */
export function SelectField({ name, options, placeholder, ...props }: Props) {
  const text = useFormTexts()
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <Box sx={{ position: 'relative' }}>
          <Select
            id={id}
            name={name}
            ref={inputRef}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={props.disabled ?? false}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy}
          >
            {placeholder !== null && <option value="">{placeholder ?? text('choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box sx={{ position: 'absolute', right: 14, top: 15, pointerEvents: 'none', lineHeight: 0 }}>
            <ChevronDownIcon size={22} />
          </Box>
        </Box>
      )}
    </FieldFrame>
  )
}
