import { fullName } from '@kursportal/shared/domain'
import { failureText } from '@kursportal/shared/client'
import { formatDay } from '@kursportal/shared/i18n'
import { part } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Alert, Box, Button, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { coursesTaken } from '../access.rules.ts'
import { joinIntent } from '../join-intent.ts'
import { AlreadyYours } from './AlreadyYours.tsx'
import { CodeNotice } from './CodeNotice.tsx'
import { JoinButton, registerHref } from './JoinButton.tsx'
import { useInvitation } from './joining-context.ts'
import { OrderSummary } from './OrderSummary.tsx'

/** Below the button of somebody who is not logged in: what follows, and the way in for who has an account. */
const ForStrangers = (): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  return (
    <>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {t(access.order ? 'access.orderHint' : 'access.joinHint')}
      </Typography>
      {access.needs_code && (
        <Typography>
          {t('access.invitedByMail')}{' '}
          <Link
            href={registerHref(access.id, '')}
            onClick={() => joinIntent.keep(access.id)}
            sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
          >
            {t('access.invitedRegister')}
          </Link>
        </Typography>
      )}
      <Typography>
        {t('access.haveAccount')}{' '}
        <Link
          href={`/login?redirectTo=${encodeURIComponent(paths.access(access.id))}`}
          onClick={() => joinIntent.keep(access.id)}
          sx={{ display: 'inline-block', py: 1, fontWeight: 600 }}
        >
          {t('access.logIn')}
        </Link>
      </Typography>
    </>
  )
}

/** That somebody has all they would order: there is nothing to order. */
const HasAll = (): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const courses = access.courses.filter(({ id }) => access.order?.course_ids.includes(id))
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('access.alreadyYours', {
        count: courses.length,
        titles: courses.map(({ title }) => `„${title}“`).join(', '),
      })}
    </Typography>
  )
}

/** Why somebody who is logged in cannot take it, or what they should know before. */
const Words = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const { access, joining } = useInvitation()
  const name = session && fullName(session.user)
  switch (joining.standing) {
    case 'stranger':
      return <ForStrangers />
    case 'member':
      return <Typography sx={{ color: 'text.secondary' }}>{t('access.isIn')}</Typography>
    case 'has_all':
      return <HasAll />
    case 'may_join':
      return (
        name && <Typography sx={{ color: 'text.secondary' }}>{t('access.loggedInAs', { name })}</Typography>
      )
    case 'not_their_age':
      return <Alert severity="info">{t('access.notYourAge')}</Alert>
    case 'closed':
      return (
        <Alert severity="info">
          {access.inviter ? t('access.closedAsk', { name: access.inviter }) : t('access.closed')}
        </Alert>
      )
    case 'not_in_society':
      return (
        <Alert severity="info">
          {access.society_names.length > 0 &&
            `${t('access.forSocieties', { names: access.society_names.join(', ') })}. `}
          {t('access.notMember')}
        </Alert>
      )
    default:
      return null
  }
}

/** For who has the access but for what they withdrew from: that, and what can be taken again. */
const TakenAgain = (): ReactNode => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  const courses = coursesTaken(access)
  return (
    <>
      <Button variant="contained" size="large" href={joining.goal}>
        {t(joining.goal === paths.myCourses ? 'access.toCourses' : 'access.toCourse')}
      </Button>
      <Typography sx={{ mt: 1, textWrap: 'pretty' }}>
        {t('access.withdrawn', {
          count: courses.length,
          titles: new Intl.ListFormat('de-DE').format(courses.map(({ title }) => `„${title}“`)),
        })}
      </Typography>
    </>
  )
}

/** Few accesses ask for a code, and its field brings the kit's forms: as high as the field, so that nothing moves. */
const CodeInput = part(
  () => import(/* webpackChunkName: "access-code" */ './CodeInput.tsx'),
  <Box data-waiting sx={{ height: '7.05rem' }} />,
)

/** The button to join with all that belongs to it. */
export const JoinBox = ({ label }: { label?: string | undefined }): ReactNode => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  const mayTake = joining.standing === 'may_join' || joining.standing === 'may_take_again'
  const mayCome = joining.standing === 'stranger' || mayTake
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' }, maxWidth: '60ch' }}>
      {joining.standing === 'may_take_again' && <TakenAgain />}
      {mayCome &&
        joining.standing !== 'may_take_again' &&
        (access.needs_code ? <CodeInput /> : <CodeNotice />)}
      {access.order && mayTake && (
        <>
          <AlreadyYours ordered={access.order.course_ids} />
          <OrderSummary order={access.order} />
        </>
      )}
      <JoinButton label={label} />
      {/* That it was closed meanwhile is said below, by the page itself. */}
      {Boolean(joining.error) && joining.standing !== 'closed' && !joining.codeTrouble && (
        <Alert severity="error">{failureText(joining.error)}</Alert>
      )}
      {mayCome && access.courses.length === 0 && <Alert severity="info">{t('access.notPublished')}</Alert>}
      {mayCome &&
        coursesTaken(access)
          .filter(({ can_begin }) => !can_begin)
          .map(({ id, title }) => (
            <Alert key={id} severity="info">
              {t('access.oneClosed', { title })}
            </Alert>
          ))}
      <Words />
      {mayCome && access.open_until && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('access.until', { day: formatDay(access.open_until) })}
        </Typography>
      )}
    </Box>
  )
}
