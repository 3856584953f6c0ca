import { payoutAccount } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { toast, Typography } from '@kursportal/shared/ui'
import { useMergedSave } from '@kursportal/shared/ui/edits'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { maskedIban, readAccount, useSetAccount, type PayoutAccount } from '../api/bank.ts'

/** What is typed: never what is there, as an IBAN is shown in parts only. */
type Fields = { holder: string; iban: string; bic: string | null }
const nothing: Fields = { holder: '', iban: '', bic: null }

type Props = {
  /** What there is, where it is set. */
  account: PayoutAccount | null
  /** None is set yet, and something waits for it. */
  first?: boolean
  /** What is behind goes on once the account is set. */
  stays?: boolean
  onClose: () => void
}

/** The version of no account. */
const NONE = 'none'

const fieldsOf = (account: PayoutAccount | null): Fields =>
  account ? { holder: account.holder, iban: account.iban, bic: account.bic } : nothing

/** Asks for the account that payouts are made from. */
export const AccountDialog = ({
  account: opened,
  first = false,
  stays = false,
  onClose,
}: Props): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const set = useSetAccount()
  // As it was when the dialog was opened, whatever comes meanwhile.
  const [account] = useState(opened)
  const { save, dialog } = useMergedSave<Fields>({
    looks: {
      holder: { label: t('payouts.holder') },
      iban: { label: t('payouts.iban'), show: (iban) => (iban ? maskedIban(iban) : t('payouts.noAccount')) },
      bic: { label: t('payouts.bic'), show: (bic) => bic ?? '–' },
    },
    present: async () => {
      const now = await client.fetchQuery({ ...readAccount(), staleTime: 0 })
      return { fields: fieldsOf(now), version: now?.version ?? NONE, edited: now?.edited ?? null }
    },
  })
  const saved = useRef(false)
  const form = useKitForm(payoutAccount, { defaultValues: nothing })
  return (
    <FormDialog
      open
      onClose={() => {
        if (!(stays && saved.current)) onClose()
      }}
      title={t(first ? 'payouts.accountFirst' : 'payouts.accountChange')}
      form={form}
      submitLabel={t('payouts.accountSave')}
      onSubmit={async (typed) => {
        await save({
          base: fieldsOf(account),
          typed,
          version: account?.version ?? NONE,
          write: (_changed, based_on, whole) => set.mutateAsync({ ...whole, based_on }),
        })
        saved.current = true
        toast.success(t('payouts.accountSaved'))
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('payouts.accountBody')}</Typography>
      <TextField name={form.at('holder')} label={t('payouts.holder')} maxLength={70} />
      <TextField name={form.at('iban')} label={t('payouts.iban')} maxLength={42} />
      <TextField name={form.at('bic')} label={t('payouts.bic')} optional maxLength={11} whenEmpty={null} />
      {dialog}
    </FormDialog>
  )
}
