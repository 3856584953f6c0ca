import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { AccountCard } from './components/AccountCard.tsx'
import { EarlierYears } from './components/EarlierYears.tsx'
import { PayoutList } from './components/PayoutList.tsx'
import { PayoutSection } from './components/PayoutSection.tsx'
import { TaxCard } from './components/TaxCard.tsx'
import type { TabProps } from './tab-props.ts'

/** The money of a year: what can be paid out and to which account, and what became of every request. */
const PayoutsTab = ({ figures, year }: TabProps): ReactNode => (
  <>
    <EarlierYears figures={figures} />
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <div>
        <PayoutSection figures={figures} year={year} />
        <TaxCard society={figures.society} />
      </div>
      <AccountCard figures={figures} />
    </Box>
    <PayoutList figures={figures} />
  </>
)

export default PayoutsTab
