import { once } from '@kursportal/shared/domain'
import { Box, Link, Section } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { statementAddress } from '../api/earnings.ts'
import type { SocietyFigures } from '../api/read-performance.ts'

const monthName = once(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** The papers of the months something was booked in, whichever year it was for. */
export const Statements = ({
  figures: { society, booked_months: months },
}: {
  figures: SocietyFigures
}): ReactNode => {
  const t = useTexts()
  if (months.length === 0) return null
  return (
    <Section variant="card" title={t('earnings.statements')} intro={t('earnings.statementsIntro')}>
      <Box
        component="ul"
        aria-label={t('earnings.statements')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {months.toReversed().map((month) => {
          const name = monthName().format(new Date(`${month}-01T12:00:00Z`))
          return (
            <li key={month}>
              <Link
                href={statementAddress(society.id, month)}
                download
                aria-label={t('earnings.statementOf', { month: name })}
                sx={{ display: 'inline-block', py: 1 }}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </Box>
    </Section>
  )
}
