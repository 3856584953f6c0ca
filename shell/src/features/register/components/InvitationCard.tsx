import { isFailure } from '@kursportal/shared/client'
import { groupedReferralCode } from '@kursportal/shared/domain'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Card, CardBody, CertificateIcon, PeopleIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { readAccess } from '../api/read-access.ts'
import { readReferrer } from '../api/read-referrer.ts'
import type { Arrival } from '../useArrival.ts'

const Sheet = ({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}): ReactNode => (
  <Card sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft' }}>
    <CardBody sx={{ display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 'none', lineHeight: 0, pt: 0.25 }}>{icon}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children}
      </Box>
    </CardBody>
  </Card>
)

/** For a link that leads nowhere: it keeps nobody out, but should not go unsaid either. @param other another one counts */
const Ended = ({ known = false, other = false }: { known?: boolean; other?: boolean }): ReactNode => {
  const t = useTexts()
  return (
    <Alert severity="info">
      <Typography sx={{ fontWeight: 600 }}>{t('register.linkEnded')}</Typography>
      {!known && t(other ? 'register.otherCounts' : 'register.linkEndedBody')}
    </Alert>
  )
}

/** What an access gives, for whoever came from its page. */
const Access = ({ id }: { id: string }): ReactNode => {
  const t = useTexts()
  const { data, error } = useQuery(readAccess(id))
  if (data?.ended || isFailure(error, 'not_found', 'access_ended')) return <Ended />
  if (!data) return null
  return (
    <Sheet icon={<CertificateIcon size={28} />} title={t('register.invited')}>
      {data.courses.length > 0 ? (
        <>
          <Typography sx={{ mt: 0.5 }}>
            {t(data.order ? 'register.invitedToOrder' : 'register.invitedTo', { count: data.courses.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {data.courses.map((course) => (
              <Typography component="li" key={course.id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {course.title}
              </Typography>
            ))}
          </Box>
        </>
      ) : (
        <Typography sx={{ mt: 0.5 }}>{t('register.invitedAccess', { name: data.name })}</Typography>
      )}
    </Sheet>
  )
}

/** Who recommended the platform, for whoever came by their link. */
const Referral = ({ id, known }: { id: string; known: boolean }): ReactNode => {
  const t = useTexts()
  const { data, error } = useQuery(readReferrer(id))
  if (isFailure(error, 'not_found')) return <Ended known={known} />
  if (!data) return null
  return (
    <Sheet icon={<PeopleIcon size={28} />} title={t('register.invitedBy', { name: data.name })}>
      {!known && (
        <>
          <Typography sx={{ mt: 0.5 }}>
            {t(data.is_community ? 'register.joinsCommunity' : 'register.joinsGroup')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {t('register.laterByCode', { code: groupedReferralCode(data.referral_code) })}
          </Typography>
        </>
      )}
    </Sheet>
  )
}

/**
 * Says who invited and what it gives, or that the link leads nowhere any more, which keeps nobody out.
 * @param known for somebody who has an account already
 */
export const InvitationCard = ({ known = false, ...from }: Arrival & { known?: boolean }): ReactNode => (
  <>
    {from.unreadable && <Ended known={known} other={from.accessId !== null || from.referrer !== null} />}
    {from.accessId && <Access id={from.accessId} />}
    {from.referrer && <Referral id={from.referrer} known={known} />}
  </>
)
