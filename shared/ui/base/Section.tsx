import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { createContext, useContext, useId, type ReactNode } from 'react'
import { Card, CardBody } from './Card.tsx'

type Props = {
  title: ReactNode
  /** One or two sentences under the title. */
  intro?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  /** On a card of its own, or straight on the page. */
  variant?: 'plain' | 'card'
  children: ReactNode
}

/** The id of the heading of the part around. */
const Around = createContext<string | undefined>(undefined)

/**
 * A part of a page with a heading of its own (`h2`), announced as a region by that heading; a part of a part by both, as
 * the parts around may be alike.
 */
export function Section({ title, intro, actions, variant = 'plain', children }: Props) {
  const id = useId()
  const around = useContext(Around)
  const inside = (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          // On phones the buttons stand between title and intro.
          mb: intro ? { xs: actions ? 1.5 : 0.5, sm: 0.5 } : 2.5,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {actions}
      </Box>
      {intro && (
        <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch', textWrap: 'pretty' }}>
          {intro}
        </Typography>
      )}
      {children}
    </>
  )
  return (
    <Box component="section" aria-labelledby={around ? `${id} ${around}` : id} sx={{ mb: { xs: 4, sm: 6 } }}>
      <Around value={id}>
        {variant === 'card' ? (
          <Card>
            <CardBody>{inside}</CardBody>
          </Card>
        ) : (
          inside
        )}
      </Around>
    </Box>
  )
}
