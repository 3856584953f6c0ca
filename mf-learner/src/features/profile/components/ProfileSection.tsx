import { Box, Card, CardBody, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { SectionId } from '../sections.ts'

type Props = {
  id: SectionId
  title: string
  intro?: ReactNode
  /** What stays below the card, such as the bar that saves it. */
  below?: ReactNode
  children: ReactNode
}

/** A part of the profile on a card of its own, reachable by its anchor. */
export const ProfileSection = ({ id, title, intro, below, children }: Props): ReactNode => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    // Room for the bar on top of the window when one jumps here.
    sx={{ scrollMarginTop: 96, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
  >
    <Card>
      <CardBody>
        <Typography variant="h2" id={`${id}-title`} sx={{ mb: intro ? 0.5 : 2.5, hyphens: 'auto' }}>
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
