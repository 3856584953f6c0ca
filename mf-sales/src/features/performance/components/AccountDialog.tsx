import { iban, line, object } from '@kursportal/shared/contract'
import { toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { AnswerOf } from '@kursportal/shared/client'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { useChangeOwnAccount } from '../api/own-account.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

type Props = Pick<SocietyFigures, 'society'> & {
  account: AnswerOf<'GET /own-payout-account'>
  onClose: () => void
}

/** The account payouts of a society go to; the name is the one on the account, as banks compare it. */
const AccountDialog = ({ society, account, onClose }: Props): ReactNode => {
  const t = useTexts()
  const change = useChangeOwnAccount(society.id)
  const { is_own: isOwn, iban_masked, sepa } = account
  const stored = sepa ? iban_masked : null
  const schema = object({
    holder: line(70).min(1),
    iban: stored === null ? iban : z.union([z.literal(''), iban]),
  })
  const form = useKitForm(schema, { defaultValues: { holder: account.holder, iban: '' } })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('account.titleOf', { society: society.name })}
      form={form}
      submitLabel={t('account.submit')}
      onSubmit={async ({ holder, iban: typed }) => {
        await change.mutateAsync({ holder, ...(typed && { iban: typed }) })
        toast.success(t('account.done', { society: society.name }))
      }}
    >
      <Typography>{t('account.intro')}</Typography>
      <Typography>{t('account.apart')}</Typography>
      <TextField
        name={form.at('holder')}
        label={t('account.holder')}
        hint={t('account.holderHint')}
        autoComplete="name"
        maxLength={70}
      />
      <TextField
        name={form.at('iban')}
        label={t('account.iban')}
        hint={
          stored === null
            ? t('account.ibanHint')
            : t(isOwn ? 'account.ibanKept' : 'account.ibanOfProfile', { iban: stored })
        }
        autoComplete="off"
        maxLength={42}
        optional={stored !== null}
      />
    </FormDialog>
  )
}

export default AccountDialog
