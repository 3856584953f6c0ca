import type { DeclaredWithdrawal } from '@kursportal/shared/contract'
import { PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ConfirmStep } from './components/ConfirmStep.tsx'
import { DeclareStep } from './components/DeclareStep.tsx'
import { Receipt } from './components/Receipt.tsx'
import type { Declaration } from './declaration.ts'

/**
 * Withdrawing from a contract without logging in (BGB, section 356a): what it is about, a look at it with the button that
 * counts, and the receipt.
 */
const WithdrawalPage = (): ReactNode => {
  const t = useTexts()
  const [declared, setDeclared] = useState<Declaration>()
  const [confirming, setConfirming] = useState(false)
  const [receipt, setReceipt] = useState<DeclaredWithdrawal>()
  const confirm = (typed: Declaration): void => {
    setDeclared(typed)
    setConfirming(true)
  }
  return (
    <PageFrame
      title={t('withdrawal.title')}
      intro={receipt || confirming ? undefined : t('withdrawal.intro')}
      width="text"
    >
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : confirming && declared ? (
        <ConfirmStep declared={declared} onBack={() => setConfirming(false)} onDone={setReceipt} />
      ) : (
        <DeclareStep declared={declared} onDone={confirm} />
      )}
    </PageFrame>
  )
}

export default WithdrawalPage
