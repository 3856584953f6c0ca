import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { salesPath } from '../sales-paths.ts'

/** What is still available from the years before, each with the way there: every year is paid out by itself. */
export const EarlierYears = ({
  figures: { society, available_before: before },
}: {
  figures: SocietyFigures
}): ReactNode => {
  const t = useTexts()
  if (before.length === 0) return null
  return (
    <Box component="ul" aria-label={t('money.earlier')} sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
      {before.map(({ year, available }) => (
        <li key={year}>
          <Link href={salesPath(society.id, 'payouts', year)} sx={{ display: 'inline-block', py: 0.5 }}>
            {t('money.stillFrom', { year, amount: formatMoney(available) })}
          </Link>
        </li>
      ))}
    </Box>
  )
}
