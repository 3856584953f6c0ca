import { formatDateTime } from '@kursportal/shared/i18n'
import { Alert, Box, Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../../common/FactList.tsx'
import { useTexts } from '../texts.ts'
import type { PayoutCase } from '../api/payouts.ts'
import { ageOf } from './payout-columns.tsx'
import { PayoutStage } from '../../../common/PayoutStage.tsx'

/** What an admin has to know before deciding. */
const Warnings = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const open = payout.state === 'requested'
  const warnings = [
    payout.stage === 'returned' &&
      payout.returned_at &&
      t('payouts.cameBack', { when: formatDateTime(payout.returned_at), reason: payout.return_reason ?? '' }),
    payout.stage === 'requested' &&
      payout.account_returned !== null &&
      t('payouts.accountReturned', { reason: payout.account_returned }),
    open && payout.owner_deleted && t('payouts.ownerDeleted'),
    payout.owner_iban_changed && t('payouts.ibanChanged'),
    open && payout.own && t('payouts.ownWarning'),
  ].filter((warning) => typeof warning === 'string')
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning" sx={{ mb: 2 }}>
      {warning}
    </Alert>
  ))
}

/** What was asked for, by whom, and what became of it. */
export const PayoutFacts = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const { created_at, society, requested_by, decided_at, exported_at, confirmed_at, state } = payout
  return (
    <>
      <Warnings payout={payout} />
      <FactList>
        <Fact term={t('payouts.stageHeader')}>
          <PayoutStage stage={payout.stage} />
        </Fact>
        <Fact term={t('payouts.requestedAt')}>
          {formatDateTime(created_at)}
          {state === 'requested' && ` · ${ageOf(t, created_at)}`}
        </Fact>
        <Fact term={t('payouts.who')}>
          {requested_by ? `${requested_by.name} · ${requested_by.email}` : t('payouts.goneAccount')}
        </Fact>
        <Fact term={t('payouts.society')}>
          <Link href={`/admin/sales/${society.id}?jahr=${payout.target_year}`}>{society.name}</Link>
          {` · ${t(`tiers.${payout.tier}`)}`}
        </Fact>
        <Fact term={t('payouts.year')}>{payout.target_year}</Fact>
        <Fact term={t('payouts.account')}>
          {payout.iban_end
            ? t('payouts.accountOf', { holder: payout.account_holder, end: payout.iban_end })
            : payout.account_holder}
        </Fact>
        {payout.notes !== '' && <Fact term={t('payouts.notes')}>{payout.notes}</Fact>}
        {decided_at && (
          <Fact term={t('payouts.decided')}>
            {t('payouts.decidedBy', {
              when: formatDateTime(decided_at),
              who: payout.decided_by?.name ?? t('payouts.goneAccount'),
            })}
          </Fact>
        )}
        {payout.reason && <Fact term={t('payouts.told')}>{payout.reason}</Fact>}
        {exported_at && (
          <Fact term={t('payouts.inFile')}>
            <Box component="span">{formatDateTime(exported_at)}</Box>{' '}
            <Link href="/admin/payouts/files">{t('payouts.files')}</Link>
          </Fact>
        )}
        {confirmed_at && <Fact term={t('payouts.confirmed')}>{formatDateTime(confirmed_at)}</Fact>}
      </FactList>
    </>
  )
}
