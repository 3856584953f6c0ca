import Box from '@mui/material/Box'
import { useState, type SyntheticEvent } from 'react'
import { radius } from '../../theme/tokens.ts'
import { FieldFrame, type FieldProps } from './Field.tsx'
import { useField } from './useField.ts'

/** How many characters a mailed code has (decisions, section 2). */
const LENGTH = 8

/** A code as it is meant: in capitals, without the blanks and dashes that mails and people put in. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LENGTH)

const places = Array.from({ length: LENGTH }, (_, place) => place)

/** What the caret stands at, or what is selected; null without the focus. */
type Range = { from: number; to: number }

/**
 * The code from a mail in eight boxes. They are only drawn: above them lies one real input, so that pasting, filling in
 * by the browser, screen readers and correcting work as in any other field.
 */
export function CodeField({ name, ...props }: FieldProps<string>) {
  const { onChange, onBlur, inputRef, value, error } = useField(name, props.invalidText)
  const [range, setRange] = useState<Range | null>(null)
  const code = typeof value === 'string' ? plain(value) : ''
  const follow = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const from = Math.min(input.selectionStart ?? code.length, LENGTH - 1)
    setRange({ from, to: Math.max(input.selectionEnd ?? 0, from + 1) })
  }
  const leave = () => {
    setRange(null)
    onBlur()
  }
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={error}>
      {({ id, describedBy }) => (
        <Box
          sx={{
            position: 'relative',
            maxWidth: '27rem',
            borderRadius: `${radius.control}px`,
            '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 4 },
            '@media (forced-colors: active)': { '&:focus-within': { outlineColor: 'Highlight' } },
          }}
        >
          <Boxes code={code} range={range} wrong={Boolean(error)} disabled={props.disabled ?? false} />
          <Box
            component="input"
            id={id}
            name={name}
            ref={inputRef}
            value={code}
            onChange={(event) => onChange(plain(event.target.value))}
            onSelect={follow}
            onFocus={follow}
            onBlur={leave}
            disabled={props.disabled ?? false}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy}
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              p: 0,
              border: 0,
              background: 'none',
              color: 'transparent',
              caretColor: 'transparent',
              // iOS enlarges the page when a field's type is smaller.
              font: 'inherit',
              fontSize: '1.5rem',
              '&::selection': { background: 'none' },
              // The ring is around all boxes; the one at the caret is marked.
              '&:focus-visible:focus-visible:focus-visible': { outline: 'none' },
            }}
          />
        </Box>
      )}
    </FieldFrame>
  )
}

type BoxesProps = { code: string; range: Range | null; wrong: boolean; disabled: boolean }

const Boxes = ({ code, range, wrong, disabled }: BoxesProps) => (
  <Box aria-hidden sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 } }}>
    {places.map((place) => {
      const active = range !== null && place >= range.from && place < range.to
      return (
        <Box
          key={place}
          sx={{
            flex: '1 1 0',
            display: 'grid',
            placeItems: 'center',
            minHeight: 56,
            // Four and four are easier to copy than eight.
            ml: place === LENGTH / 2 ? { xs: 0.5, sm: 1 } : 0,
            borderRadius: `${radius.small}px`,
            border: wrong ? 2 : 1.5,
            borderColor: wrong ? 'error.main' : active ? 'focus' : 'outline',
            boxShadow: (theme) => (active ? `inset 0 0 0 2px ${theme.vars.palette.focus}` : 'none'),
            bgcolor: disabled ? 'background.sunken' : 'background.paper',
            fontSize: { xs: '1.25rem', sm: '1.5rem' },
            fontWeight: 600,
          }}
        >
          {code[place]}
        </Box>
      )
    })}
  </Box>
)
