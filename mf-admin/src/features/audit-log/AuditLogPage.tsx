import { PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { AuditLogTable } from '../../common/audit-log/AuditLogTable.tsx'

/** What admins changed and whose data they looked at, the latest first. */
const AuditLogPage = (): ReactNode => {
  const t = useTexts()
  return (
    <PageFrame title={t('auditLog.title')} intro={t('auditLog.intro')} width="wide">
      <AuditLogTable />
    </PageFrame>
  )
}

export default AuditLogPage
