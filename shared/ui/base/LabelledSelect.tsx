import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { NativeSelect } from './NativeSelect.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& > label': { flex: 'none', color: theme.vars.palette.text.secondary },
}))

type Props<Value extends string | number> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** What a page shows, chosen from a short list beside its label, as the device's own select. In forms: `SelectField`. */
export function LabelledSelect<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Line>
  )
}
