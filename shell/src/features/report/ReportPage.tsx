import type { FiledContentReport } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ReportForm } from './components/ReportForm.tsx'
import { ReportReceipt } from './components/ReportReceipt.tsx'

/**
 * Reporting content without logging in (Regulation (EU) 2022/2065, article 16), and the receipt. `address` of the URL is
 * the path of the page somebody came from.
 */
const ReportPage = (): ReactNode => {
  const t = useTexts()
  const [parameters] = useSearchParams()
  const [receipt, setReceipt] = useState<FiledContentReport>()
  const from = parameters.get('address') ?? ''
  return (
    <PageFrame title={t('report.title')} intro={receipt ? undefined : t('report.intro')} width="text">
      {receipt ? (
        <ReportReceipt receipt={receipt} />
      ) : (
        <ReportForm address={from.startsWith('/') ? `${location.origin}${from}` : ''} onDone={setReceipt} />
      )}
    </PageFrame>
  )
}

export default ReportPage
