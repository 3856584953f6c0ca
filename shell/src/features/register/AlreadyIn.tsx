import { call, failureText, queryKey, read } from '@kursportal/shared/client'
import { useMutation, useQuery, useQueryClient } from '@kursportal/shared/query'
import { Alert, Box, Button, FormSkeleton, Loaded, toast, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { AccountFrame } from '../../common/AccountFrame.tsx'
import { useTexts } from './texts.ts'
import { InvitationCard } from './components/InvitationCard.tsx'
import type { Arrival } from './useArrival.ts'

const readReferral = (societyId: string) => ({
  ...read('GET /referral', { 'society-id': societyId }),
  retry: false,
})

/** The choice of whoever belongs nowhere yet. */
const Choice = ({ by, name }: { by: string; name: string }): ReactNode => {
  const t = useTexts()
  const client = useQueryClient()
  const join = useMutation({
    mutationFn: () => call('POST /society/join', { body: { society_id: by } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKey('GET /user') })
      toast.success(t('register.referredJoined', { name }))
    },
  })
  return (
    <>
      <Typography>{t('register.referredAsk', { name })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('register.referredSeen', { name })}</Typography>
      {join.isError && <Alert severity="error">{failureText(join.error)}</Alert>}
      <div>
        <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate()}>
          {t('register.referredJoin')}
        </Button>
      </div>
    </>
  )
}

/** For whoever belongs to another society already. */
const Elsewhere = ({ own }: { own: string }): ReactNode => {
  const t = useTexts()
  const society = useQuery(readReferral(own))
  if (!society.data) return null
  return <Typography>{t('register.referredElsewhere', { own: society.data.name })}</Typography>
}

/** Who invites, and what there is to choose for somebody who has an account. */
const Referred = ({ by }: { by: string }): ReactNode => {
  const t = useTexts()
  const own = useQuery(read('GET /user'))
  const society = useQuery(readReferral(by))
  // What leads nowhere is said by the card above.
  if (society.isError) return null
  return (
    <Loaded
      dense
      query={[own, society]}
      waiting={<FormSkeleton fields={1} />}
      failed={t('register.referredFailed')}
    >
      {([person, inviting]) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
          {person.society_id === null ? (
            <Choice by={inviting.id} name={inviting.name} />
          ) : person.society_id === inviting.id ? (
            <>
              <Typography>{t('register.referredIn', { name: inviting.name })}</Typography>
              <Typography>{t('register.referredShare')}</Typography>
            </>
          ) : (
            <Elsewhere own={person.society_id} />
          )}
        </Box>
      )}
    </Loaded>
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
      <Button variant="outlined" size="large" href="/my-courses">
        {t('register.toCourses')}
      </Button>
    </AccountFrame>
  )
}

export default AlreadyIn
