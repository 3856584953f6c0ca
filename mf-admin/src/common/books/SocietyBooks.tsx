import { formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, FormSkeleton, LabelledSelect, Loaded } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Fact, FactList } from '../FactList.tsx'
import { useYear } from '../useYear.ts'
import { readBalance, type Balance } from './api.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { Ledger } from './Ledger.tsx'

const BalanceFacts = ({ balance }: { balance: Balance }): ReactNode => {
  const t = useTexts()
  const { society, owner, finishes, tier, own_levels, money } = balance
  return (
    <FactList>
      <Fact term={t('sales.kind')}>{t(society.is_community ? 'sales.community' : 'sales.ownGroup')}</Fact>
      <Fact term={t('sales.owner')}>{owner?.name ?? t('sales.nobody')}</Fact>
      <Fact term={t('sales.finishes')}>
        {`${formatNumber(finishes)} · ${t(`tiers.${tier}`)} · ${t(own_levels ? 'sales.ownLevels' : 'sales.defaultLevels')}`}
      </Fact>
      {(['earned', 'available', 'requested', 'paid'] as const).map((side) => (
        <Fact key={side} term={t(`sales.${side}`)}>
          {formatMoney(money[side])}
        </Fact>
      ))}
    </FactList>
  )
}

/** The books of a society in the year of the address: what it earned, where that is now, and every line of it. */
export const SocietyBooks = ({ societyId }: { societyId: string }): ReactNode => {
  const t = useTexts()
  const { year: asked, choose } = useYear()
  const balance = useQuery(readBalance(societyId, asked))
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <Loaded
      query={balance}
      waiting={<FormSkeleton />}
      failed={t('sales.booksFailed')}
      goneTitle={t('groups.gone')}
      home={{ label: t('groups.title'), href: '/admin/groups' }}
    >
      {(found) => (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              mb: 3,
            }}
          >
            <LabelledSelect
              label={t('sales.year')}
              value={found.year}
              onChange={choose}
              options={found.years.map((value) => ({ value, label: String(value) }))}
            />
            {found.deleted_at === null && (
              <Button variant="outlined" onClick={() => setCorrecting(true)}>
                {t('sales.correct')}
              </Button>
            )}
          </Box>
          <BalanceFacts balance={found} />
          <Ledger
            society={found.society}
            year={found.year}
            available={found.deleted_at === null ? found.money.available : undefined}
          />
          {isCorrecting && (
            <CorrectDialog
              society={found.society}
              year={found.year}
              available={found.money.available}
              onClose={() => setCorrecting(false)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
