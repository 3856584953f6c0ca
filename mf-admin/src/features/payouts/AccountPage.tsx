import { useQuery } from '@kursportal/shared/query'
import { Button, EmptyState, FormSkeleton, Loaded, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Fact, FactList } from '../../common/FactList.tsx'
import { useTexts } from './texts.ts'
import { maskedIban, readAccount } from './api/bank.ts'
import { AccountDialog } from './components/AccountDialog.tsx'

/** The account that payouts are made from. */
const AccountPage = (): ReactNode => {
  const t = useTexts()
  const account = useQuery(readAccount())
  const [open, setOpen] = useState(false)
  const ask = (
    <Button variant={account.data ? 'outlined' : 'contained'} size="large" onClick={() => setOpen(true)}>
      {t(account.data ? 'payouts.accountChange' : 'payouts.accountAdd')}
    </Button>
  )
  return (
    <PageFrame
      title={t('payouts.ownAccount')}
      intro={t('payouts.accountIntro')}
      breadcrumb={[{ label: t('payouts.title'), href: '/admin/payouts' }]}
      width="text"
    >
      <Loaded query={account} waiting={<FormSkeleton />} failed={t('payouts.accountFailed')}>
        {(found) =>
          found ? (
            <>
              <FactList>
                <Fact term={t('payouts.holder')}>{found.holder}</Fact>
                <Fact term={t('payouts.iban')}>{maskedIban(found.iban)}</Fact>
                {found.bic && <Fact term={t('payouts.bic')}>{found.bic}</Fact>}
              </FactList>
              {ask}
            </>
          ) : (
            <EmptyState dense title={t('payouts.noAccount')} actions={ask}>
              {t('payouts.noAccountBody')}
            </EmptyState>
          )
        }
      </Loaded>
      {open && (
        <AccountDialog account={account.data ?? null} first={!account.data} onClose={() => setOpen(false)} />
      )}
    </PageFrame>
  )
}

export default AccountPage
