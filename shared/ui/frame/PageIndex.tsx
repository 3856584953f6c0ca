import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

type Props = {
  /** What it is called: "Auf dieser Seite". */
  title: string
  /** The parts of the page: the id of each, and its heading. */
  parts: readonly { id: string; title: string }[]
  /** From which width on it stands beside the parts and stays in view; on narrower windows it lies above them. */
  beside: 'md' | 'lg'
}

/** The parts of a long page, each leading to its place. Goes into a grid with the parts themselves. */
export function PageIndex({ title, parts, beside }: Props) {
  const id = useId()
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ position: { [beside]: 'sticky' }, top: 'calc(var(--top-bar) + 24px)', alignSelf: 'start' }}
    >
      <Typography variant="subtitle2" component="p" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', [beside]: 'minmax(0, 1fr)' },
          columnGap: 2,
        }}
      >
        {parts.map((part) => (
          <li key={part.id}>
            <Link
              href={`#${part.id}`}
              underline="hover"
              sx={{
                display: 'block',
                py: { xs: 1.25, [beside]: 1 },
                color: 'text.primary',
                hyphens: 'auto',
                overflowWrap: 'anywhere',
              }}
            >
              {part.title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
