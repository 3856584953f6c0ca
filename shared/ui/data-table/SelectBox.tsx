import { styled } from '@mui/material/styles'

const Area = styled('label')(({ theme }) => ({
  display: 'inline-grid',
  verticalAlign: 'middle',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-10px 0 -10px -12px',
  cursor: 'pointer',
  '& input': {
    width: 22,
    height: 22,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'inherit',
  },
}))

type Props = { label: string; checked: boolean; some?: boolean; onChange: (checked: boolean) => void }

/** A check box to pick a row or all of them, with a large area to press. `some` shows the state in between. */
export function SelectBox({ label, checked, some = false, onChange }: Props) {
  return (
    <Area>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Area>
  )
}
