import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, FormSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from '../../texts/index.ts'
import { InvitationCard } from './components/InvitationCard.tsx'
import type { Arrival } from './useArrival.ts'

/** Who invites, and that it changes nothing for somebody who has an account. */
const Referred = ({ by }: { by: string }): ReactNode => {
  const t = useTexts()
  const own = useQuery(read('GET /user'))
  const { data, isPending } = useQuery({ ...read('GET /referral', { 'society-id': by }), retry: false })
  if (own.isPending || isPending) return <FormSkeleton fields={1} />
  if (!data) return null
  const belongs = own.data?.society_id === by
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Typography>
        {t(belongs ? 'register.referredIn' : 'register.referredOther', { name: data.name })}
      </Typography>
      <Typography>{t('register.referredShare')}</Typography>
    </Box>
  )
}

/** For somebody logged in who opens a referral link; silently leading elsewhere would leave them wondering. */
const AlreadyIn = ({ arrival }: { arrival: Arrival }): ReactNode => {
  const t = useTexts()
  return (
    <AccountFrame
      title={t('register.referredTitle')}
      motif="people"
      above={<InvitationCard {...arrival} known />}
    >
      {arrival.referrer && <Referred by={arrival.referrer} />}
      <Button variant="contained" size="large" href="/my-courses">
        {t('register.toCourses')}
      </Button>
    </AccountFrame>
  )
}

export default AlreadyIn
