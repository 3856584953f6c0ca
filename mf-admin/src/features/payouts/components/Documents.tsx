import { failureText } from '@kursportal/shared/client'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  DownloadIcon,
  Link,
  ListSkeleton,
  Loaded,
  Section,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import {
  documentAddress,
  listDocuments,
  readDeclarations,
  useIssue,
  type PayoutDocument,
} from '../api/documents.ts'
import type { PayoutCase } from '../api/payouts.ts'
import { decisionFailure } from './decision-failure.ts'
import { DocumentState } from './DocumentState.tsx'
import { SettleDialog } from './SettleDialog.tsx'

/** What was said about a document. */
const Said = ({ document }: { document: PayoutDocument }): ReactNode => {
  const t = useTexts()
  const { objection, cancelled_by: by, reason } = document
  const lines = [
    reason && t('documents.because', { reason }),
    objection &&
      t('documents.objectedOn', { day: formatDay(objection.objected_at), reason: objection.reason }),
    objection?.decided_at &&
      t('documents.decidedOn', {
        day: formatDay(objection.decided_at),
        reason: objection.decision_reason ?? '',
      }),
    by && t('documents.cancelledBy', { number: by.number }),
  ].filter((line) => typeof line === 'string')
  return lines.map((line) => (
    <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ))
}

const Document = ({ document }: { document: PayoutDocument }): ReactNode => {
  const t = useTexts()
  const [settling, setSettling] = useState<'cancel' | 'decide'>()
  const { number, state } = document
  const facts = { day: formatDay(document.issued_at), total: formatMoney(document.total) }
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Link
          href={documentAddress(document.id)}
          download={`${number}.pdf`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, flex: '1 1 220px' }}
        >
          <DownloadIcon size={18} aria-hidden />
          {t('documents.line', { kind: t(`documents.kinds.${document.kind}`), number })}
        </Link>
        <DocumentState state={state} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {document.tax === 0
          ? t('documents.from', facts)
          : t('documents.withTax', { ...facts, tax: formatMoney(document.tax) })}
      </Typography>
      <Said document={document} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        {state === 'objected' && (
          <Button
            variant="contained"
            aria-label={t('documents.decideNamed', { number })}
            onClick={() => setSettling('decide')}
          >
            {t('documents.decide')}
          </Button>
        )}
        {(state === 'valid' || state === 'kept') && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('documents.cancelNamed', { number })}
            onClick={() => setSettling('cancel')}
          >
            {t('documents.cancel')}
          </Button>
        )}
      </Box>
      {settling && (
        <SettleDialog document={document} what={settling} onClose={() => setSettling(undefined)} />
      )}
    </Box>
  )
}

/** Whether it counts still. */
const live = ({ state }: PayoutDocument): boolean => state !== 'cancelled' && state !== 'cancellation'

/** Issues what is missing. */
const Issue = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const issue = useIssue()
  return (
    <Button
      variant="outlined"
      sx={{ mt: 1 }}
      loading={issue.isPending}
      onClick={() =>
        issue.mutate(payout.id, {
          onSuccess: () => toast.success(t('documents.issued')),
          onError: (error) => toast.error(decisionFailure(t)(error) || failureText(error)),
        })
      }
    >
      {t('documents.issue')}
    </Button>
  )
}

/** What the payee declared, and where nothing can be booked without it. */
const Declared = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const declarations = useQuery(readDeclarations(payout.society.id))
  if (!declarations.data) return undefined
  const { current, required } = declarations.data
  if (!required)
    return (
      <Typography sx={{ mb: 1 }}>
        {t('documents.noIssuer')} <Link href="/admin/payouts/issuer">{t('documents.toIssuer')}</Link>
      </Typography>
    )
  return current ? (
    <Typography sx={{ mb: 1 }}>
      {t('documents.declaredAs', {
        status: t(`documents.statuses.${current.status}`),
        day: formatDay(current.declared_on),
      })}
    </Typography>
  ) : (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('documents.undeclared')}
    </Alert>
  )
}

/** What there is to know where none is there yet, or where one outlived its payment. */
const About = ({ payout, items }: { payout: PayoutCase; items: PayoutDocument[] }): ReactNode => {
  const t = useTexts()
  const { data: declarations } = useQuery(readDeclarations(payout.society.id))
  const waits = payout.state === 'requested'
  if (items.length === 0)
    return (
      <Typography>
        {t(waits && declarations?.required ? 'documents.comesWithBooking' : 'documents.noneOfPayout')}
      </Typography>
    )
  return waits && items.some(live) && <Typography sx={{ mb: 1 }}>{t('documents.staysValid')}</Typography>
}

/** The documents of a payout: downloaded, cancelled, and what the payee objects to decided. */
export const Documents = ({ payout }: { payout: PayoutCase }): ReactNode => {
  const t = useTexts()
  const documents = useQuery(listDocuments({ request_id: payout.id }))
  return (
    <Section title={t('documents.title')}>
      <Box sx={{ mb: 5 }}>
        <Declared payout={payout} />
        <Loaded query={documents} waiting={<ListSkeleton count={1} />} failed={t('documents.failed')}>
          {({ items }) => (
            <>
              <About payout={payout} items={items} />
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.toReversed().map((document) => (
                  <Document key={document.id} document={document} />
                ))}
              </Box>
              {payout.state === 'booked' && !items.some(live) && <Issue payout={payout} />}
            </>
          )}
        </Loaded>
      </Box>
    </Section>
  )
}
