import { afterSchemas, type DeclaredWithdrawal } from '@kursportal/shared/contract'
import { fullName } from '@kursportal/shared/domain'
import { useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Box, PageFrame } from '@kursportal/shared/ui'
import { useKitForm } from '@kursportal/shared/ui/forms'
import { KeepTyped } from '@kursportal/shared/ui/kept'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ConfirmStep } from './components/ConfirmStep.tsx'
import { DeclareStep } from './components/DeclareStep.tsx'
import { Receipt } from './components/Receipt.tsx'
import type { Declaration, DeclarationFields } from './declaration.ts'

const rules = () =>
  afterSchemas(
    async () => (await import(/* webpackChunkName: "withdrawal-rules" */ './declaration.ts')).declaration,
  )

/** The second step is in the address, so the browser's back button goes back to what was typed. */
const useConfirming = (): [boolean, { confirm: () => void; back: () => void }] => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const next = new URLSearchParams(query)
  next.set('step', 'confirm')
  return [
    query.get('step') === 'confirm',
    {
      confirm: () => void navigate({ search: next.toString() }),
      back: () => void navigate(-1),
    },
  ]
}

/**
 * Withdrawing from a contract without logging in (BGB, section 356a): what it is about, a look at it with the button that
 * counts, and the receipt. Who is logged in finds their name and address there, and whoever comes from a course its
 * contract (`?contract=`).
 */
const WithdrawalPage = (): ReactNode => {
  const t = useTexts()
  const user = useSession()?.user
  const [params] = useSearchParams()
  const contract = params.get('contract') ?? ''
  const form = useKitForm<DeclarationFields, Declaration>(rules, {
    defaultValues: {
      name: user ? fullName(user) : '',
      email: user?.email ?? '',
      contract,
      note: '',
    },
  })
  // After a reload nothing is declared: it is looked at in the form once more.
  const [declared, setDeclared] = useState<Declaration>()
  const [isConfirming, { confirm, back }] = useConfirming()
  const [receipt, setReceipt] = useState<DeclaredWithdrawal>()
  const step = declared && isConfirming ? 'confirm' : 'declare'
  if (receipt)
    return (
      <PageFrame title={t('withdrawal.title')} width="text">
        <Receipt receipt={receipt} />
      </PageFrame>
    )
  return (
    <PageFrame title={t('withdrawal.title')} intro={step === 'declare' && t('withdrawal.intro')} width="text">
      <Box hidden={step === 'confirm'}>
        <KeepTyped form={form} part={`withdrawal/${contract}`} inTab />
      </Box>
      {declared && step === 'confirm' ? (
        <ConfirmStep
          declared={declared}
          onBack={back}
          onDone={(done) => {
            form.reset()
            setReceipt(done)
          }}
        />
      ) : (
        <DeclareStep
          form={form}
          onDone={(typed) => {
            setDeclared(typed)
            confirm()
          }}
        />
      )}
    </PageFrame>
  )
}

export default WithdrawalPage
