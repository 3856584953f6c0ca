import { transactionKind } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { EmptyState, Section } from '@kursportal/shared/ui'
import { DataTable, useListState } from '@kursportal/shared/ui/data-table'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listLedger, readLedger, type LedgerLine } from './api.ts'
import { ledgerColumns, whyNot } from './ledger-columns.tsx'
import { ReverseDialog } from './ReverseDialog.tsx'

const KIND = 'art'
const kinds = transactionKind.options

type Props = {
  society: { id: string; name: string }
  year: number
  /** In cents; undefined for a society that ended. */
  available: number | undefined
}

/**
 * Every line of a society's books in a year. Each can be taken back from its menu, or the menu says why not; those of a
 * payout lead to its page, where it is decided.
 */
export const Ledger = ({ society, year, available }: Props): ReactNode => {
  const t = useTexts()
  const list = useListState({ filters: { [KIND]: kinds } })
  const kind = list.state.filters[KIND]
  const { limit, offset } = list.query
  const query = { society_id: society.id, year, ...(kind && { kind }), limit, offset }
  const lines = useQuery(listLedger(query))
  const [reversing, setReversing] = useState<LedgerLine>()
  const columns = useMemo(() => ledgerColumns(t), [t])
  return (
    <Section title={t('sales.ledger', { year })}>
      <DataTable
        label={t('sales.ledger', { year })}
        columns={columns}
        list={list}
        query={lines}
        failed={t('sales.ledgerFailed')}
        rowKey={({ id }) => id}
        rowName={({ kind: of }) => t(`sales.kinds.${of}`)}
        rowActions={(line) => [
          line.request_id === null
            ? {
                label: t('sales.reverse'),
                onPress: () => setReversing(line),
                disabledReason: whyNot(t, line, available),
              }
            : { label: t('sales.toPayout'), href: `/admin/payouts/${line.request_id}` },
        ]}
        filters={[
          {
            key: KIND,
            label: t('sales.lineKind'),
            options: kinds.map((value) => ({ value, label: t(`sales.kinds.${value}`) })),
          },
        ]}
        csv={{
          name: t('sales.ledgerFile', { name: society.name, year }),
          read: (page) => readLedger({ ...query, ...page }),
        }}
        empty={
          <EmptyState dense title={t('sales.noLines')}>
            {t('sales.noLinesBody')}
          </EmptyState>
        }
      />
      {reversing && <ReverseDialog line={reversing} onClose={() => setReversing(undefined)} />}
    </Section>
  )
}
