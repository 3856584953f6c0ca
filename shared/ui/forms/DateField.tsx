import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { memo, useRef } from 'react'
import { deviceDay } from '../../domain/people/berlin-day.ts'
import { dayForInput, parseGermanDay } from '../../domain/format.ts'
import { CalendarIcon } from '../base/icons.ts'
import type { FieldProps } from './Field.tsx'
import { useFormTexts } from './form-texts.ts'
import { ParsedField } from './ParsedField.tsx'

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Where a calendar for a birth date opens while there is none: half the people are born before, half after. */
const BIRTHS_BEGIN = '1970-06-15'

/** A day somebody was born, as it is typed. */
const parseBirth = (typed: string): string | undefined => parseGermanDay(typed, { birth: true })

type Props = FieldProps<string | null | undefined> & {
  /** First and last day the calendar offers, `YYYY-MM-DD`; the schema decides what is allowed. */
  min?: string
  max?: string
  /** A day somebody was born: none to come, and the calendar opens at about 1970 until there is one. */
  birth?: boolean
  autoComplete?: 'bday'
  whenEmpty?: null | undefined
}

type CalendarProps = {
  min?: string | undefined
  max?: string | undefined
  /** The day the calendar opens at. */
  at?: string | undefined
  onPick: (day: string) => void
}

function CalendarButton({ min, max, at, onPick }: CalendarProps) {
  const text = useFormTexts()
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!input.current) return
    input.current.value = at ?? ''
    input.current.showPicker()
  }
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
      <IconButton aria-label={text('openCalendar')} onClick={open}>
        <CalendarIcon size={22} />
      </IconButton>
    </Box>
  )
}

/** A day: typed as `3.4.1980`, or picked from the device's own calendar; held as `YYYY-MM-DD`. */
export const DateField = memo(function DateField({ min, max, birth = false, ...props }: Props) {
  const text = useFormTexts()
  return (
    <ParsedField
      placeholder={text('datePlaceholder')}
      {...props}
      parse={birth ? parseBirth : parseGermanDay}
      format={dayForInput}
      isValue={isDay}
      inputMode="numeric"
      renderEnd={(setTyped, value) => (
        <CalendarButton
          min={min}
          max={max ?? (birth ? deviceDay(new Date()) : undefined)}
          at={isDay(value) ? value : birth ? BIRTHS_BEGIN : undefined}
          onPick={(day) => setTyped(dayForInput(day))}
        />
      )}
    />
  )
})
