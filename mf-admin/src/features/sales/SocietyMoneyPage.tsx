import { formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Link, useParams, useSearchParams } from '@kursportal/shared/router'
import { Alert, Box, Button, FormSkeleton, LabelledSelect, Loaded, PageFrame } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Fact, FactList } from '../../common/FactList.tsx'
import { useTexts } from '../../texts/index.ts'
import { readBalance } from './api/society.ts'
import { CorrectDialog } from './components/CorrectDialog.tsx'
import { Ledger } from './components/Ledger.tsx'

const YEAR = 'jahr'

/** The books of a society: what it earned in a year, where that is now, and every line of it. */
const SocietyMoneyPage = (): ReactNode => {
  const t = useTexts()
  const { societyId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const [correcting, setCorrecting] = useState(false)
  const asked = Number(params.get(YEAR))
  const wanted = Number.isInteger(asked) && asked >= 2000 && asked <= 2200 ? asked : undefined
  const balance = useQuery(readBalance(societyId, wanted))
  const name = balance.data?.society.name
  const choose = (next: number) =>
    setParams((before) => {
      const now = new URLSearchParams(before)
      now.set(YEAR, String(next))
      now.delete('seite')
      return now
    })
  return (
    <PageFrame
      title={name ? t('sales.books', { name }) : t('sales.booksOne')}
      breadcrumb={[{ label: t('sales.title'), href: '/admin/sales' }]}
      width="wide"
      actions={
        balance.data && (
          <>
            {balance.data.deleted_at === null && (
              <Button variant="outlined" component={Link} to={`/admin/sales/${societyId}/levels`}>
                {t('sales.levels')}
              </Button>
            )}
            <Button variant="contained" onClick={() => setCorrecting(true)}>
              {t('sales.correct')}
            </Button>
          </>
        )
      }
    >
      <Loaded query={balance} waiting={<FormSkeleton />} failed={t('sales.booksFailed')}>
        {({ society, owner, deleted_at, year, years, finishes, tier, own_levels, money }) => (
          <>
            {deleted_at && (
              <Alert severity="info" sx={{ mb: 3 }}>
                {t('sales.removed', { day: formatDay(deleted_at) })}
              </Alert>
            )}
            <Box sx={{ mb: 3 }}>
              <LabelledSelect
                label={t('sales.year')}
                value={year}
                onChange={choose}
                options={years.map((value) => ({ value, label: String(value) }))}
              />
            </Box>
            <FactList>
              <Fact term={t('sales.kind')}>
                {t(society.is_community ? 'sales.community' : 'sales.ownGroup')}
              </Fact>
              <Fact term={t('sales.owner')}>{owner?.name ?? t('sales.nobody')}</Fact>
              <Fact term={t('sales.finishes')}>
                {`${formatNumber(finishes)} · ${t(`tiers.${tier}`)} · ${t(own_levels ? 'sales.ownLevels' : 'sales.defaultLevels')}`}
              </Fact>
              <Fact term={t('sales.earned')}>{formatMoney(money.earned)}</Fact>
              <Fact term={t('sales.available')}>{formatMoney(money.available)}</Fact>
              <Fact term={t('sales.requested')}>{formatMoney(money.requested)}</Fact>
              <Fact term={t('sales.paid')}>{formatMoney(money.paid)}</Fact>
            </FactList>
            <Ledger societyId={societyId} year={year} available={money.available} />
            {correcting && (
              <CorrectDialog
                society={society}
                year={year}
                available={money.available}
                onClose={() => setCorrecting(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default SocietyMoneyPage
