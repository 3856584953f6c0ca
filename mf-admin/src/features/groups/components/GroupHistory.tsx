import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { AuditLogTable } from '../../../common/audit-log/AuditLogTable.tsx'
import { useTexts } from '../texts.ts'
import type { GroupDetail } from '../api/group.ts'

/** What admins did about a society. */
const GroupHistory = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('groups.historyIntro')}
      </Typography>
      <AuditLogTable societyId={group.id} />
    </>
  )
}

export default GroupHistory
