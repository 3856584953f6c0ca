import { berlinDay } from '@kursportal/shared/domain'
import { formatDay, formatMoney } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Link, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { listOrdersOf } from '../../../common/list-orders.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** The contract about the course: since when, for how much, and the way out of it; nothing where there is none. */
export const CourseOrder = ({ courseId }: { courseId: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery(listOrdersOf(courseId))
  const [today] = useState(() => berlinDay(new Date()))
  const order = data?.items[0]
  if (!order) return null
  const { course_title: title, fee_cents: fee, last_day: lastDay } = order
  const day = formatDay(order.concluded_on)
  const facts = [t('common.contract.since', { day }), fee !== null && formatMoney(fee)]
  return (
    <Section title={t('common.contract.title')}>
      <Typography>{facts.filter(Boolean).join(' · ')}</Typography>
      {lastDay !== null && lastDay >= today && (
        <Typography sx={{ mt: 1 }}>
          {t('common.contract.until', { day: formatDay(lastDay) })}{' '}
          <Link href={paths.withdrawal(t('common.contract.named', { title, day }))}>
            {t('common.contract.withdraw')}
          </Link>
        </Typography>
      )}
    </Section>
  )
}
