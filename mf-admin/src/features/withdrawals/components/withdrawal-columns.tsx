import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import { StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import type { Withdrawal } from '../api/withdrawals.ts'

const tones: Record<Withdrawal['state'], StatusTone> = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
}

/** What became of a withdrawal, in a word. */
export const WithdrawalState = ({ state }: { state: Withdrawal['state'] }): ReactNode => {
  const t = useTexts()
  return <StatusChip tone={tones[state]}>{t(`withdrawals.state.${state}`)}</StatusChip>
}

/** What the list says of a withdrawal. */
export const withdrawalColumns = (t: Translate): Column<Withdrawal>[] => [
  { key: 'name', header: t('withdrawals.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    key: 'contract',
    header: t('withdrawals.contract'),
    cell: ({ contract }) => contract,
    text: ({ contract }) => contract,
  },
  {
    key: 'received_at',
    header: t('withdrawals.received'),
    cell: ({ received_at }) => formatDateTime(received_at),
    text: ({ received_at }) => formatDay(received_at),
  },
  {
    key: 'state',
    header: t('withdrawals.stateHeader'),
    cell: ({ state }) => <WithdrawalState state={state} />,
    text: ({ state }) => t(`withdrawals.state.${state}`),
  },
]
