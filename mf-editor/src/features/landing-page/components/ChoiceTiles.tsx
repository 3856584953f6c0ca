import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

type Props<Name extends string> = {
  names: readonly Name[]
  titleOf: (name: Name) => string
  textOf: (name: Name) => string
  onChoose: (name: Name) => void
  /** How many stand beside each other where there is room. */
  columns: 2 | 3
}

/** Large buttons, each with a word and a sentence of what it is for. */
export const ChoiceTiles = <Name extends string>({
  names,
  titleOf,
  textOf,
  onChoose,
  columns,
}: Props<Name>): ReactNode => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        [columns === 2 ? 'sm' : 'md']: `repeat(${columns}, minmax(0, 1fr))`,
      },
    }}
  >
    {names.map((name) => (
      <li key={name}>
        <Box
          component="button"
          type="button"
          onClick={() => onChoose(name)}
          sx={{
            width: '100%',
            height: '100%',
            p: 2,
            textAlign: 'start',
            font: 'inherit',
            color: 'inherit',
            overflowWrap: 'anywhere',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '16px',
            cursor: 'pointer',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Box component="span" sx={{ display: 'block', fontWeight: 600, mb: 0.25 }}>
            {titleOf(name)}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
            {textOf(name)}
          </Box>
        </Box>
      </li>
    ))}
  </Box>
)
