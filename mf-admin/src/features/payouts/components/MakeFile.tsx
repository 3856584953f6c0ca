import { failureText, isFailure } from '@kursportal/shared/client'
import { formatMoney } from '@kursportal/shared/i18n'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import { Alert, Button, ConfirmDialog, DownloadIcon, Link, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { bankFileAddress, maskedIban, previewBankFile, readAccount, type FilePreview } from '../api/bank.ts'
import { useMakeFile } from '../api/payouts.ts'
import { AccountDialog } from './AccountDialog.tsx'

type Props = {
  /** What is booked and in no file yet; undefined until it is known. */
  booked: { count: number; amount: number } | undefined
}

/** Makes the file for the bank; asks for the account it is paid from first, where none is set. */
export const MakeFile = ({ booked }: Props): ReactNode => {
  const t = useTexts()
  const account = useQuery(readAccount())
  const make = useMakeFile()
  const [open, setOpen] = useState(false)
  const made = make.data
  const client = useQueryClient()
  const [holds, setHolds] = useState<FilePreview>()
  // What it holds is asked for when it is wanted: somebody may have objected to a document since the page was opened.
  const ask = async (): Promise<void> => {
    try {
      const preview = await client.fetchQuery({ ...previewBankFile(), staleTime: 0 })
      if (preview.payments === 0) {
        toast.error(
          preview.left_out > 0
            ? t('payouts.fileLeavesOut', { count: preview.left_out })
            : t('payouts.nothingToExport'),
        )
        return
      }
      setHolds(preview)
      setOpen(true)
    } catch (error) {
      toast.error(failureText(error))
    }
  }
  return (
    <>
      {booked && booked.count > 0 && (
        <Button variant="contained" onClick={() => void ask()}>
          {t('payouts.makeFile')}
        </Button>
      )}
      {open && account.data === null && (
        <AccountDialog account={null} first onClose={() => setOpen(false)} stays />
      )}
      <ConfirmDialog
        open={open && account.data !== null}
        onClose={() => setOpen(false)}
        title={t('payouts.makeFileTitle', {
          count: holds?.payments ?? 0,
          amount: formatMoney(holds?.total ?? 0),
        })}
        confirmLabel={t('payouts.makeFile')}
        errorText={(error) =>
          isFailure(error, 'nothing_to_export') ? t('payouts.nothingToExport') : failureText(error)
        }
        consequences={[
          ...(account.data
            ? [t('payouts.paidFrom', { holder: account.data.holder, iban: maskedIban(account.data.iban) })]
            : []),
          ...(holds && holds.left_out > 0 ? [t('payouts.fileLeavesOut', { count: holds.left_out })] : []),
          t('payouts.fileOnce'),
          t('payouts.fileAgain'),
        ]}
        onConfirm={async () => {
          await make.mutateAsync(holds?.request_ids ?? [])
        }}
      />
      {made && (
        <Alert severity="success" onClose={make.reset} sx={{ flexBasis: '100%' }}>
          {t('payouts.fileMade', {
            count: made.payments,
            amount: formatMoney(made.total),
            name: made.message_id,
          })}{' '}
          <Link
            href={bankFileAddress(made.id)}
            download={`${made.message_id}.xml`}
            sx={{ whiteSpace: 'nowrap' }}
          >
            <DownloadIcon size={18} aria-hidden /> {t('payouts.download')}
          </Link>
          {made.left_out.length > 0 && <> {t('payouts.fileLeftOut', { count: made.left_out.length })}</>}
        </Alert>
      )}
    </>
  )
}
