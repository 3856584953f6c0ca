import type { ReactNode } from 'react'
import { Box } from '@kursportal/shared/ui'
import { EarlierYears } from './components/EarlierYears.tsx'
import { FunnelCard } from './components/FunnelCard.tsx'
import { LinkCard } from './components/LinkCard.tsx'
import { TierCard } from './components/TierCard.tsx'
import type { TabProps } from './tab-props.ts'

/** The link, what came of it over a time, and where the society stands. */
export const OverviewTab = ({ figures, year, isPast, isOpen }: TabProps): ReactNode => (
  <>
    <EarlierYears figures={figures} />
    {!isPast && isOpen && <LinkCard figures={figures} />}
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <FunnelCard figures={figures} year={year} isPast={isPast} />
      <TierCard figures={figures} isPast={isPast} />
    </Box>
  </>
)
