import { shownName } from '@kursportal/shared/domain'
import { claimOf } from '@kursportal/shared/federation'
import { loginPath, useLocation } from '@kursportal/shared/router'
import { useSession, useSystemConfig } from '@kursportal/shared/store'
import { Avatar, Box, Button, Link, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { AccountMenu } from './AccountMenu.tsx'

const PROFILE = '/profile'

/** Leads to the profile, with name and picture; to the login for everybody else. Leaving is beside it. */
export const ProfileLink = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const location = useLocation()
  const { pathname } = location
  const { remotes } = useSystemConfig()
  if (!session) {
    // From what can be seen without logging in, such as an invitation, one comes back to it.
    const isOfRemote = claimOf(remotes, pathname) !== undefined
    return pathname === '/login' ? null : (
      <Button variant="outlined" href={isOfRemote ? loginPath(location) : '/login'}>
        {t('frame.logIn')}
      </Button>
    )
  }
  const { name, first_name, last_name, image_id } = session.user
  const person = (
    <>
      {/* Said in words instead of a label, because what is seen is drawn twice: as a name and as initials. */}
      <VisuallyHidden>{t('frame.profile', { name })}</VisuallyHidden>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'inline' },
          maxWidth: '14rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
      <Avatar
        name={shownName(first_name, last_name)}
        size={40}
        outlined={pathname === PROFILE}
        {...(image_id && { src: `/api/image?id=${image_id}` })}
      />
    </>
  )
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    color: 'text.primary',
    fontWeight: 600,
  }
  const reachable = claimOf(remotes, PROFILE) !== undefined
  return (
    <>
      {reachable ? (
        <Link
          href={PROFILE}
          underline="none"
          aria-current={pathname === PROFILE ? 'page' : undefined}
          sx={look}
        >
          {person}
        </Link>
      ) : (
        <Box sx={look}>{person}</Box>
      )}
      <Box sx={{ display: { xs: 'none', md: 'block' }, ml: -1 }}>
        <AccountMenu name={name} profile={reachable ? PROFILE : undefined} />
      </Box>
    </>
  )
}
