import { Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { SocietyBooks } from '../../../common/books/SocietyBooks.tsx'
import { useTexts } from '../texts.ts'
import type { GroupDetail } from '../api/group.ts'

/** The books of a society as its page shows them. */
const GroupBooks = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, maxWidth: '62ch' }}>
        {t('groups.ledgerIntro')}
      </Typography>
      <SocietyBooks societyId={group.id} />
    </>
  )
}

export default GroupBooks
