import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { radius } from '../../theme/tokens.ts'
import { DeleteIcon } from '../base/icons.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { FieldError, FieldFrame, FieldInput, type FieldProps } from '../forms/Field.tsx'
import { saysMissing } from '../forms/error-text.ts'
import { useField } from '../forms/useField.ts'
import { DrawingPad } from './DrawingPad.tsx'
import { isSignature } from './signature-value.ts'
import { useSignatureTexts } from './signature-texts.ts'

type Way = 'drawn' | 'typed'

const Ways = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  gap: 4,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.sunken,
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 18px',
    borderRadius: radius.control - 4,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& label:has(:checked)': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.outline}`,
  },
  '& label:focus-within': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
}))

type Props = FieldProps & {
  /** Said above the line one types the name into, when somebody else signs. */
  nameLabel?: string
}

/**
 * A signature: drawn with finger, pen or mouse, or typed, which is the way for the keyboard. The form holds a
 * `SignatureValue`, or null while there is none.
 */
export function SignatureField({ name, label, hint, nameLabel, invalidText }: Props) {
  const text = useSignatureTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(name, invalidText)
  const signature = isSignature(value) ? value : null
  const [way, setWay] = useState<Way>(signature?.kind ?? 'drawn')
  const [said, setSaid] = useState('')
  const drawing = useRef<HTMLInputElement>(null)
  const id = useId()
  const choose = (chosen: Way) => {
    setWay(chosen)
    setSaid('')
    onChange(null)
  }
  const clear = () => {
    onChange(null)
    setSaid(text('cleared'))
    drawing.current?.focus()
  }
  const describedBy = error ? `${id}-error` : undefined
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }} aria-describedby={describedBy}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0, mb: hint ? 0.25 : 1 }}>
        {label}
      </Box>
      {hint && <Box sx={{ color: 'text.secondary', fontSize: '1rem', mb: 1.25 }}>{hint}</Box>}
      <Ways role="radiogroup" aria-label={text('way')} sx={{ mb: 1.5 }}>
        {(['drawn', 'typed'] as const).map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`${id}-way`}
              checked={way === option}
              onChange={() => choose(option)}
              onBlur={onBlur}
              ref={(element) => {
                if (option === 'drawn') drawing.current = element
                if (way === option) inputRef(element)
              }}
            />
            {text(option === 'drawn' ? 'draw' : 'type')}
          </label>
        ))}
      </Ways>
      {way === 'drawn' ? (
        <>
          <DrawingPad
            empty={signature === null}
            describedBy={describedBy}
            onDraw={(png) => {
              onChange({ kind: 'drawn', png })
              setSaid(text('drawn'))
            }}
          />
          <Button
            variant="text"
            color="inherit"
            startIcon={<DeleteIcon size={20} aria-hidden />}
            onClick={clear}
            disabled={signature === null}
            sx={{ mt: 0.5 }}
          >
            {text('clear')}
          </Button>
        </>
      ) : (
        <FieldFrame label={nameLabel ?? text('name')} error={undefined}>
          {({ id: inputId }) => (
            <FieldInput
              id={inputId}
              autoComplete="name"
              value={signature?.kind === 'typed' ? signature.text : ''}
              onChange={(event) =>
                onChange(event.target.value === '' ? null : { kind: 'typed', text: event.target.value })
              }
              onBlur={onBlur}
              error={Boolean(error)}
              slotProps={{ input: { maxLength: 120, 'aria-describedby': describedBy } }}
              sx={{ '& input': { fontSize: '1.5rem', fontStyle: 'italic' } }}
            />
          )}
        </FieldFrame>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <FieldError id={`${id}-error`} message={saysMissing(error) ? text('missing') : error} />
    </Box>
  )
}
