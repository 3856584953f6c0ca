import { styled, Typography } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  border: 0,
}))

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: 44,
  minWidth: 44,
  padding: theme.spacing(0.5, 1.75),
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 999,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
}))

type Props<Value> = {
  title: string
  choices: readonly { value: Value; words: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few, side by side: real radio buttons in the shape of pills. */
export const ChoiceGroup = <Value extends string | number>(props: Props<Value>): ReactNode => {
  const name = useId()
  return (
    <Group>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        {props.title}
      </Typography>
      {props.choices.map(({ value, words }) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {words}
        </Choice>
      ))}
    </Group>
  )
}
