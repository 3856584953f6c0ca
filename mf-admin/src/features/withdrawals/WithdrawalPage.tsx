import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { FormSkeleton, Loaded, PageFrame, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../common/FactList.tsx'
import { useTexts } from './texts.ts'
import { readWithdrawal, type WithdrawalCase } from './api/withdrawals.ts'
import { Decision } from './components/Decision.tsx'
import { EarlyStarts } from './components/EarlyStarts.tsx'
import { WithdrawalState } from './components/withdrawal-columns.tsx'

const WithdrawalFacts = ({ withdrawal }: { withdrawal: WithdrawalCase }): ReactNode => {
  const t = useTexts()
  const { contract, name, email, note, received_at, number, state, person } = withdrawal
  return (
    <FactList>
      <Fact term={t('withdrawals.stateHeader')}>
        <WithdrawalState state={state} />
      </Fact>
      <Fact term={t('withdrawals.received')}>{formatDateTime(received_at)}</Fact>
      <Fact term={t('withdrawals.contract')}>{contract}</Fact>
      <Fact term={t('withdrawals.name')}>{name}</Fact>
      <Fact term={t('withdrawals.email')}>{email}</Fact>
      {note !== '' && <Fact term={t('withdrawals.note')}>{note}</Fact>}
      <Fact term={t('withdrawals.number')}>{number}</Fact>
      <Fact term={t('withdrawals.account')}>
        {person ? person.name : <Typography component="span">{t('withdrawals.noAccount')}</Typography>}
      </Fact>
      {state !== 'open' && (
        <Fact term={t('withdrawals.decided')}>
          {t('withdrawals.decidedBy', {
            when: formatDateTime(withdrawal.decided_at ?? received_at),
            who: withdrawal.decided_by ?? t('withdrawals.goneAccount'),
          })}
        </Fact>
      )}
      {withdrawal.reason !== '' && <Fact term={t('withdrawals.told')}>{withdrawal.reason}</Fact>}
    </FactList>
  )
}

/** A withdrawal: what arrived, whose courses it is about, and the decision. */
const WithdrawalPage = (): ReactNode => {
  const t = useTexts()
  const { id = '' } = useParams()
  const withdrawal = useQuery(readWithdrawal(id))
  return (
    <PageFrame
      title={withdrawal.data ? t('withdrawals.of', { name: withdrawal.data.name }) : t('withdrawals.one')}
      breadcrumb={[{ label: t('withdrawals.title'), href: '/admin/withdrawals' }]}
      width="text"
    >
      <Loaded query={withdrawal} waiting={<FormSkeleton />} failed={t('withdrawals.oneFailed')}>
        {(found) => (
          <>
            <WithdrawalFacts withdrawal={found} />
            <Section title={t('withdrawals.courses')}>
              <Decision key={found.state} withdrawal={found} />
            </Section>
            <EarlyStarts courses={found.courses} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default WithdrawalPage
