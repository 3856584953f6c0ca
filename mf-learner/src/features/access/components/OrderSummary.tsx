import type { Access } from '@kursportal/shared/contract'
import { formatMoney } from '@kursportal/shared/i18n'
import { Box, Card, Link, Typography } from '@kursportal/shared/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { courseLength } from '../../../common/course-length.ts'
import { useInvitation } from './joining-context.ts'

const Line = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
)

/** What is ordered, directly above the button that orders it (BGB, section 312j, paragraph 2). */
export const OrderSummary = ({ order }: { order: NonNullable<Access['order']> }): ReactNode => {
  const t = useTexts()
  const id = useId()
  const { access } = useInvitation()
  const { total_cents: total, course_ids: ordered, provider } = order
  const courses = access.courses.filter((course) => ordered.includes(course.id))
  return (
    <Card as="fieldset" aria-labelledby={id} sx={{ p: 2.5, m: 0, mb: 1 }}>
      <Typography variant="h3" component="p" id={id} sx={{ mb: 1.5 }}>
        {t('access.orderTitle')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        <Line name={t('access.orderCourses', { count: courses.length })}>
          {courses.map((course) => (
            <div key={course.id}>{[course.title, courseLength(course)].filter(Boolean).join(', ')}</div>
          ))}
        </Line>
        <Line name={t('access.provider')}>
          {provider ? `${provider.name}, ${provider.street}, ${provider.zip} ${provider.city}` : null}{' '}
          <Link href="/legal/imprint">{t('access.imprint')}</Link>
        </Line>
        <Line name={t('access.orderWithdrawal')}>
          {t('access.orderWithdrawalBody')} <Link href="/withdrawal">{t('access.orderWithdraw')}</Link>
        </Line>
        <Line name={t('access.orderTotal')}>
          <Typography component="span" sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
            {formatMoney(total)}
          </Typography>
        </Line>
      </Box>
    </Card>
  )
}
