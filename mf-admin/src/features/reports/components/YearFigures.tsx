import { formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, Section, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { Fact, FactList } from '../../../common/FactList.tsx'
import { readYears } from '../api/reports.ts'

/** What came in each year and what became of it, for whoever has to tell. */
export const YearFigures = (): ReactNode => {
  const t = useTexts()
  const figures = useQuery(readYears)
  return (
    <Section title={t('reports.years')} intro={t('reports.yearsIntro')}>
      <Loaded query={figures} waiting={<TextSkeleton lines={2} />} failed={t('reports.yearsFailed')}>
        {({ years }) =>
          years.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('reports.noYears')}</Typography>
          ) : (
            <FactList>
              {years.map(({ year, received, open, kept, restricted, removed, median_hours }) => (
                <Fact key={year} term={String(year)}>
                  {[
                    t('reports.yearReceived', { count: received }),
                    t('reports.yearOpen', { count: open }),
                    t('reports.yearKept', { count: kept }),
                    t('reports.yearRestricted', { count: restricted }),
                    t('reports.yearRemoved', { count: removed }),
                    median_hours !== null &&
                      t('reports.yearMedian', { hours: formatNumber(median_hours), count: median_hours }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Fact>
              ))}
            </FactList>
          )
        }
      </Loaded>
    </Section>
  )
}
