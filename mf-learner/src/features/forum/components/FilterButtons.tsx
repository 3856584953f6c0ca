import { styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

const Row = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}))

const Choice = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: '6px 16px',
  font: 'inherit',
  fontSize: '1rem',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.onSoft,
    backgroundColor: theme.vars.palette.primary.soft,
    borderColor: theme.vars.palette.primary.main,
  },
}))

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few ways to look at a list, one at a time. */
export const FilterButtons = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactNode => (
  <Row aria-label={label}>
    {options.map((option) => (
      <Choice
        key={option.value}
        type="button"
        aria-pressed={option.value === chosen}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </Choice>
    ))}
  </Row>
)
