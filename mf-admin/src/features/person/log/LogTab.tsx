import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { AuditLogTable } from '../../../common/audit-log/AuditLogTable.tsx'
import type { Person } from '../api/person.ts'

/** What admins did about somebody, and when they looked at their data. */
const LogTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>{t('person.log')}</Typography>
      <AuditLogTable userId={person.id} />
    </>
  )
}

export default LogTab
