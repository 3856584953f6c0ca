import { useLocation } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import { Avatar, Box, Button, Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Leads to the profile, with name and picture; to the login for everybody else. */
export const ProfileLink = (): ReactNode => {
  const t = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  if (!session) {
    return pathname === '/login' ? null : (
      <Button variant="contained" href="/login">
        {t('frame.logIn')}
      </Button>
    )
  }
  const { name, image_id } = session.user
  return (
    <Link
      href="/profile"
      underline="none"
      aria-label={t('frame.profile', { name })}
      aria-current={pathname === '/profile' ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        color: 'text.primary',
        fontWeight: 600,
      }}
    >
      <Box
        component="span"
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
        name={name}
        size={40}
        outlined={pathname === '/profile'}
        {...(image_id && { src: `/api/image?id=${image_id}` })}
      />
    </Link>
  )
}
