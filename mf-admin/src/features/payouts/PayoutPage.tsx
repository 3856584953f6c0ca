import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { readPayout } from './api/payouts.ts'
import { Decide } from './components/Decide.tsx'
import { Documents } from './components/Documents.tsx'
import { Earlier } from './components/Earlier.tsx'
import { Finishes } from './components/Finishes.tsx'
import { History } from './components/History.tsx'
import { MoneyOfYear } from './components/MoneyOfYear.tsx'
import { PayoutFacts } from './components/PayoutFacts.tsx'

/** A payout: who asks for what, what it is made of, and what is decided about it. */
const PayoutPage = (): ReactNode => {
  const t = useTexts()
  const { id = '' } = useParams()
  const payout = useQuery(readPayout(id))
  const found = payout.data
  return (
    <PageFrame
      title={
        found
          ? t('payouts.of', { amount: formatMoney(found.amount), society: found.society.name })
          : t('payouts.one')
      }
      breadcrumb={[{ label: t('payouts.title'), href: '/admin/payouts' }]}
      width="page"
    >
      <Loaded
        query={payout}
        waiting={<FormSkeleton />}
        failed={t('payouts.oneFailed')}
        goneTitle={t('payouts.oneGone')}
        home={{ label: t('payouts.home'), href: '/admin/payouts' }}
      >
        {(shown) => (
          <>
            <PayoutFacts payout={shown} />
            <Decide payout={shown} />
            <Documents payout={shown} />
            <MoneyOfYear payout={shown} />
            <Finishes societyId={shown.society.id} year={shown.target_year} />
            <Earlier payout={shown} />
            <History payout={shown} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default PayoutPage
