import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Card, CardBody } from '../base/Card.tsx'

type Props = {
  /** The anchor it is reached by; unique on the page. */
  id: string
  title: string
  intro?: ReactNode
  /** What stays below the card, such as the bar that saves it. */
  below?: ReactNode
  children: ReactNode
}

/** A part of a page on a card of its own, reachable by its anchor; what saves it stands below the card. */
export const SectionCard = ({ id, title, intro, below, children }: Props): ReactNode => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
  >
    <Card>
      <CardBody>
        <Typography variant="h2" id={`${id}-title`} sx={{ mb: intro ? 0.5 : 2.5 }}>
          {title}
        </Typography>
        {intro && (
          <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch', textWrap: 'pretty' }}>
            {intro}
          </Typography>
        )}
        {children}
      </CardBody>
    </Card>
    {below}
  </Box>
)
