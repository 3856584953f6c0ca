import { failureText, isFailure } from '@kursportal/shared/client'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  ListSkeleton,
  Loaded,
  Section,
  StatusChip,
  toast,
  Typography,
  type StatusTone,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../../texts/index.ts'
import { listDocuments, type PayoutDocument } from '../api/documents.ts'
import { listPayouts, useWithdrawPayout, type Payout } from '../api/payouts.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { Documents } from './Documents.tsx'

const tones: Record<Payout['stage'], StatusTone> = {
  requested: 'info',
  returned: 'error',
  booked: 'info',
  exported: 'success',
  refused: 'warning',
  withdrawn: 'neutral',
}

/** When it was asked for, and when it got where it is. */
const daysOf = (t: Translate, { created_at, decided_at, returned_at, stage }: Payout): string => {
  const asked = formatDay(created_at)
  if (stage === 'returned' && returned_at)
    return t('payout.returnedOn', { asked, day: formatDay(returned_at) })
  if (!decided_at) return t('payout.askedOn', { asked })
  const day = formatDay(decided_at)
  if (stage === 'refused') return t('payout.refusedOn', { asked, day })
  return stage === 'withdrawn' ? t('payout.withdrawnOn', { asked, day }) : t('payout.paidOn', { asked, day })
}

/** What is to be done about a payment that came back, and by whom. */
const returnedText = ({ mend_account }: Payout, owns: boolean) => {
  if (!mend_account) return 'payout.returnedAgain'
  return owns ? 'payout.returnedBecause' : 'payout.ownersReturnedBecause'
}

type LineProps = {
  payout: Payout
  documents: readonly PayoutDocument[]
  /** Whether the money goes to whoever looks. */
  owns: boolean
  onWithdraw: () => void
}

const Line = ({ payout, documents, owns, onWithdraw }: LineProps): ReactNode => {
  const t = useTexts()
  const { stage } = payout
  const amount = formatMoney(payout.amount)
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', flex: 'auto' }}>
          {t('payout.line', { amount, year: payout.target_year })}
        </Typography>
        <StatusChip tone={tones[stage]}>{t(`payout.stages.${stage}`)}</StatusChip>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{daysOf(t, payout)}</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('payout.to', { holder: payout.account_holder, end: payout.iban_end })}
      </Typography>
      {stage === 'refused' && payout.reason && (
        <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {t('payout.reason', { reason: payout.reason })}
        </Typography>
      )}
      {stage === 'returned' && (
        <Typography sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {t(returnedText(payout, owns), { reason: payout.return_reason ?? '' })}
        </Typography>
      )}
      <Documents label={t('documents.of', { amount })} documents={documents} />
      {(stage === 'requested' || stage === 'returned') && (
        <Button
          variant="text"
          size="small"
          sx={{ ml: -1, mt: 0.5 }}
          aria-label={t('payout.withdrawNamed', { amount })}
          onClick={onWithdraw}
        >
          {t('payout.withdraw')}
        </Button>
      )}
    </Box>
  )
}

/** What was requested for a society and what became of it, in every year. */
export const PayoutList = ({
  figures: { society, is_owner: owns },
}: {
  figures: SocietyFigures
}): ReactNode => {
  const t = useTexts()
  const payouts = useQuery(listPayouts(society.id))
  const documents = useQuery(listDocuments(society.id))
  const withdraw = useWithdrawPayout()
  const [asked, setAsked] = useState<Payout>()
  return (
    <Section variant="card" title={t('payout.list')}>
      {documents.isError && <Alert severity="warning">{t('documents.failed')}</Alert>}
      <Loaded dense query={payouts} waiting={<ListSkeleton />} failed={t('payout.failed')}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('payout.none')}</Typography>
          ) : (
            <Box component="ul" aria-label={t('payout.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((payout) => (
                <Line
                  key={payout.id}
                  payout={payout}
                  documents={documents.data?.items.filter(({ request_id }) => request_id === payout.id) ?? []}
                  owns={owns}
                  onWithdraw={() => setAsked(payout)}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={t('payout.withdrawTitle', { amount: formatMoney(asked.amount) })}
          confirmLabel={t('payout.withdraw')}
          errorText={(error) =>
            isFailure(error, 'already_booked') ? t('payout.decidedMeanwhile') : failureText(error)
          }
          onConfirm={async () => {
            await withdraw.mutateAsync(asked.id)
            toast.success(t('payout.withdrawn'))
            setAsked(undefined)
          }}
        >
          {t('payout.withdrawBody', { amount: formatMoney(asked.amount), year: asked.target_year })}
        </ConfirmDialog>
      )}
    </Section>
  )
}
