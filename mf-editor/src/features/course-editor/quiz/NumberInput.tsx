import { readNumber, writtenNumber } from '@kursportal/shared/domain'
import { useState, type ReactNode } from 'react'
import { LabelledInput } from './answer-parts.tsx'

type Props = {
  label: string
  hint?: string
  value: number
  least?: number
  most?: number
  whole?: boolean
  onChange: (value: number) => void
}

/** A number of a question; what is none goes back to what stood there. */
export const NumberInput = ({ value, onChange, ...props }: Props): ReactNode => {
  const [typed, setTyped] = useState(writtenNumber(value))
  const take = (text: string) => {
    setTyped(text)
    const number = readNumber(text)
    if (number === undefined) return
    const isWithin = number >= (props.least ?? -1e12) && number <= (props.most ?? 1e12)
    if (isWithin && (!props.whole || Number.isInteger(number))) onChange(number)
  }
  return (
    <LabelledInput
      label={props.label}
      {...(props.hint && { hint: props.hint })}
      value={typed}
      maxLength={20}
      numeric
      onChange={take}
      onBlur={() => setTyped(writtenNumber(value))}
    />
  )
}
