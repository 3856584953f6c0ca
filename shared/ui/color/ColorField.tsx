import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useDeferredValue, type ReactNode } from 'react'
import { isHexColor } from '../../domain/settings/color.ts'
import { defaultPrimary } from '../../theme/palette.ts'
import { radius } from '../../theme/tokens.ts'
import { FieldFrame, FieldInput, type FieldProps } from '../forms/Field.tsx'
import { useField } from '../forms/useField.ts'
import { ColorPreview } from './ColorPreview.tsx'
import { useColorTexts } from './color-texts.ts'

const Swatch = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 56,
  height: 52,
  padding: 4,
  cursor: 'pointer',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: radius.small },
  '&::-moz-color-swatch': { border: 0, borderRadius: radius.small },
}))

/** Digits without their `#` get it, `#rgb` is written out; anything else stays as it is. */
const sixDigits = (typed: string): string => {
  const marked = /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(typed) ? `#${typed}` : typed
  return /^#[0-9a-f]{3}$/i.test(marked) ? marked.replace(/[0-9a-f]/gi, '$&$&') : marked
}

/**
 * A colour of a form, held as `#rrggbb`: picked or typed, and below it what becomes of it by day and by night, so that
 * whoever chooses a pale one sees and reads what is drawn instead.
 */
export const ColorField = ({
  name,
  label,
  hint,
  disabled = false,
}: FieldProps<string | null | undefined>): ReactNode => {
  const text = useColorTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(
    name,
    text('incomplete', { example: defaultPrimary }),
  )
  const typed = typeof value === 'string' ? value : ''
  const color = useDeferredValue(isHexColor(sixDigits(typed)) ? sixDigits(typed) : undefined)
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldFrame label={label} hint={hint} error={error}>
        {({ id, describedBy }) => (
          <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 280 }}>
            <Swatch
              type="color"
              aria-label={text('pick')}
              value={color ?? defaultPrimary}
              onChange={(event) => onChange(event.target.value)}
              disabled={disabled}
            />
            <FieldInput
              id={id}
              name={name}
              inputRef={inputRef}
              value={typed}
              onChange={(event) => onChange(event.target.value.trim())}
              onBlur={() => {
                onChange(sixDigits(typed))
                onBlur()
              }}
              error={Boolean(error)}
              disabled={disabled}
              slotProps={{
                input: {
                  'aria-describedby': describedBy,
                  spellCheck: false,
                  autoComplete: 'off',
                },
              }}
            />
          </Box>
        )}
      </FieldFrame>
      {color && <ColorPreview color={color} />}
    </Box>
  )
}
