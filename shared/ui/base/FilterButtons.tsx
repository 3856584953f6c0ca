import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Row = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  // On phones one row that is pushed with the thumb, up to the edge of the window, so that a cut word says there is more.
  [theme.breakpoints.down('sm')]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: theme.spacing(-2),
    paddingInline: theme.spacing(2),
    // The focus ring would be cut.
    paddingBlock: 6,
    marginBlock: -6,
    scrollPaddingInline: theme.spacing(2),
  },
}))

const Choice = styled('button')(({ theme }) => ({
  flex: 'none',
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

const Count = styled('span')(({ theme }) => ({
  marginLeft: theme.spacing(1),
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '[aria-pressed="true"] > &': { color: 'inherit' },
}))

type Props<Value extends string> = {
  label: string
  /** `count`: how many there are of it. */
  options: readonly { value: Value; label: string; count?: number | undefined }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A few ways to look at a list, one at a time. */
export function FilterButtons<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactNode {
  return (
    <Row aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.count !== undefined && <Count>{option.count}</Count>}
        </Choice>
      ))}
    </Row>
  )
}
