import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Link, useParams } from '@kursportal/shared/router'
import { Alert, Button, PageFrame } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { readBalance } from '../../common/books/api.ts'
import { SocietyBooks } from '../../common/books/SocietyBooks.tsx'
import { useYear } from '../../common/useYear.ts'
import { useTexts } from './texts.ts'

/** The books of a society, with the way to its page and its levels. */
const SocietyMoneyPage = (): ReactNode => {
  const t = useTexts()
  const { societyId = '' } = useParams()
  const { year } = useYear()
  const { data: balance } = useQuery(readBalance(societyId, year))
  return (
    <PageFrame
      title={balance ? t('sales.books', { name: balance.society.name }) : t('sales.booksOne')}
      breadcrumb={[{ label: t('sales.title'), href: '/admin/sales' }]}
      width="wide"
      actions={
        balance && (
          <>
            <Button variant="outlined" component={Link} to={`/admin/groups/${societyId}`}>
              {t(balance.society.is_community ? 'sales.toCommunity' : 'sales.toGroup')}
            </Button>
            {balance.deleted_at === null && (
              <Button variant="outlined" component={Link} to={`/admin/sales/${societyId}/levels`}>
                {t('sales.levels')}
              </Button>
            )}
          </>
        )
      }
    >
      {balance?.deleted_at && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('sales.removed', { day: formatDay(balance.deleted_at) })}
        </Alert>
      )}
      <SocietyBooks societyId={societyId} />
    </PageFrame>
  )
}

export default SocietyMoneyPage
