import { berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Link } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { listOrders } from '../../../common/list-orders.ts'
import { listParticipations, withoutCertificate } from '../../../common/list-participations.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** What is better done before the account is deleted: withdrawing from a contract, fetching a certificate. */
export const WhatWaits = (): ReactNode => {
  const t = useTexts()
  const orders = useQuery(listOrders)
  const participations = useQuery(listParticipations)
  const [today] = useState(() => berlinDay(new Date()))
  const toFetch = withoutCertificate(participations.data?.items ?? [])
  const binding = (orders.data?.items ?? []).flatMap(({ last_day: lastDay, ...order }) =>
    lastDay !== null && lastDay >= today ? [{ ...order, lastDay }] : [],
  )
  if (toFetch.length === 0 && binding.length === 0) return null
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: 0.25 } }}>
        {binding.map(({ course_id: id, course_title: title, concluded_on: concludedOn, lastDay }) => (
          <li key={id}>
            {t('profile.deletion.binds', { title, day: formatDay(lastDay) })}{' '}
            <Link href={paths.withdrawal(t('common.contract.named', { title, day: formatDay(concludedOn) }))}>
              {t('common.contract.withdraw')}
            </Link>
          </li>
        ))}
        {toFetch.map((participation) => (
          <li key={participation.id}>
            {t('profile.deletion.toFetch', { title: participation.course_title })}{' '}
            <Link href={paths.toFetch(participation)}>{t('profile.deletion.fetch')}</Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
