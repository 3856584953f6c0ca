import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, DownloadIcon, Link, Typography } from '@kursportal/shared/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { documentAddress, type PayoutDocument } from '../api/documents.ts'

const ObjectDialog = lazy(() => import(/* webpackChunkName: "sales-forms" */ './ObjectDialog.tsx'))

/** What became of a document, where something did. */
const Fate = ({ document }: { document: PayoutDocument }): ReactNode => {
  const t = useTexts()
  const { state, objection, kind, reason } = document
  const said =
    kind === 'cancellation' && reason
      ? t('documents.cancelledFor', { reason })
      : state === 'objected' && objection
        ? t('documents.open', { day: formatDay(objection.objected_at), reason: objection.reason })
        : state === 'kept' && objection?.decided_at
          ? t('documents.kept', {
              day: formatDay(objection.decided_at),
              reason: objection.decision_reason ?? '',
            })
          : undefined
  return said && <Typography sx={{ overflowWrap: 'anywhere' }}>{said}</Typography>
}

const Document = ({ document }: { document: PayoutDocument }): ReactNode => {
  const t = useTexts()
  const [objecting, setObjecting] = useState(false)
  const { id, number, state, is_payee: mayObject } = document
  const kind = t(`documents.kinds.${document.kind}`)
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <Link
          href={documentAddress(id)}
          download={`${number}.pdf`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
        >
          <DownloadIcon size={18} aria-hidden />
          <span>
            {kind}{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {t('documents.file', { number })}
            </Box>
          </span>
        </Link>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {[
            t('documents.issued', { day: formatDay(document.issued_at) }),
            ...(state === 'cancelled' ? [t('documents.cancelled')] : []),
          ].join(', ')}
        </Typography>
        {mayObject && state === 'valid' && (
          <Button
            variant="text"
            size="small"
            aria-label={t('documents.objectNamed', { kind, number })}
            onClick={() => setObjecting(true)}
          >
            {t('documents.object')}
          </Button>
        )}
      </Box>
      <Fate document={document} />
      {objecting && (
        <Suspense>
          <ObjectDialog document={document} onClose={() => setObjecting(false)} />
        </Suspense>
      )}
    </Box>
  )
}

/** Documents, the first one first; the payee may object to one that holds. */
export const Documents = ({
  label,
  documents,
}: {
  label: string
  documents: readonly PayoutDocument[]
}): ReactNode => {
  if (documents.length === 0) return undefined
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {documents.toReversed().map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </Box>
  )
}
