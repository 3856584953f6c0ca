import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, Card, CardBody, CertificateIcon, PeopleIcon, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

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

/** What an access gives, for whoever came from its page. */
const Access = ({ id }: { id: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery({ ...read('GET /access', { 'access-id': id }), retry: false })
  if (!data) return null
  return (
    <Sheet icon={<CertificateIcon size={28} />} title={t('register.invited')}>
      {data.courses.length > 0 ? (
        <>
          <Typography sx={{ mt: 0.5 }}>{t('register.invitedTo', { count: data.courses.length })}</Typography>
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
const Referral = ({ id }: { id: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery({ ...read('GET /referral', { 'society-id': id }), retry: false })
  if (!data) return null
  return (
    <Sheet icon={<PeopleIcon size={28} />} title={t('register.invitedBy', { name: data.name })}>
      <Typography sx={{ mt: 0.5 }}>
        {t(data.is_community ? 'register.joinsCommunity' : 'register.joinsGroup')}
      </Typography>
    </Sheet>
  )
}

/** Says who invited and what it gives; nothing when the link leads nowhere any more, which keeps nobody out. */
export const InvitationCard = (from: { accessId: string | null; referrer: string | null }): ReactNode => (
  <>
    {from.accessId && <Access id={from.accessId} />}
    {from.referrer && <Referral id={from.referrer} />}
  </>
)
