import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { memo, useRef } from 'react'
import { dayForInput, parseGermanDay } from '../../domain/format.ts'
import { CalendarIcon } from '../base/icons.ts'
import type { FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { ParsedField } from './ParsedField.tsx'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

type Props = FieldProps & {
  /** First and last day the calendar offers, `YYYY-MM-DD`; the schema decides what is allowed. */
  min?: string
  max?: string
  autoComplete?: 'bday'
  whenEmpty?: null | undefined
}

function CalendarButton({ min, max, onPick }: { min?: string; max?: string; onPick: (day: string) => void }) {
  const text = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ position: 'relative', mr: -1.25 }}>
      <Box
        component="input"
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        onChange={(event) => onPick(event.target.value)}
        sx={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', border: 0, width: '100%' }}
      />
      <IconButton aria-label={text('openCalendar')} onClick={() => input.current?.showPicker()}>
        <CalendarIcon size={22} />
      </IconButton>
    </Box>
  )
}

/** A day: typed as `3.4.1980`, or picked from the device's own calendar; held as `YYYY-MM-DD`. */
export const DateField = memo(function DateField({ min, max, ...props }: Props) {
  const text = useFormTexts()
  return (
    <ParsedField
      placeholder={text('datePlaceholder')}
      {...props}
      parse={parseGermanDay}
      format={dayForInput}
      isValue={isDay}
      inputMode="numeric"
      renderEnd={(setTyped) => (
        <CalendarButton
          {...(min && { min })}
          {...(max && { max })}
          onPick={(day) => setTyped(dayForInput(day))}
        />
      )}
    />
  )
})
