import { page, part, useLocation } from '@kursportal/shared/router'
import { useNavItems, useSession } from '@kursportal/shared/store'
import { touchTarget } from '@kursportal/shared/theme'
import { Box, CloseIcon, IconButton, MenuIcon, useOnline, WhenQuiet } from '@kursportal/shared/ui'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { AccountLinks } from './AccountMenu.tsx'
import { ColorModeButton } from './ColorModeButton.tsx'
import { HomeLink } from './HomeLink.tsx'
import { NavList, NavRow } from './NavLinks.tsx'
import { ProfileLink } from './ProfileLink.tsx'
import { Spare } from './Spare.tsx'
import { useMobileMenu } from './useMobileMenu.ts'
import { useRowRoom } from './useRowRoom.ts'
import { useLandmarkName } from './useLandmarkName.ts'

const UploadsGoOn = part(
  () => import(/* webpackChunkName: "uploads-go-on" */ './uploads/UploadsGoOn.tsx'),
  null,
)
const bell = page(() => import(/* webpackChunkName: "bell" */ './bell/Bell.tsx'), null)

/** Uploads go on once there is a connection: without one neither they nor their code could be fetched. */
const Uploads = ({ userId }: { userId: string }): ReactNode => {
  const isOnline = useOnline()
  const [begun, setBegun] = useState(isOnline)
  if (isOnline && !begun) setBegun(true)
  return begun && <UploadsGoOn userId={userId} />
}

/** The bar on top of every page that is not plain. */
export const TopBar = (): ReactNode => {
  const t = useTexts()
  const landmark = useLandmarkName()
  const mainNav = useLandmarkName(t('frame.mainNav'))
  const moreNav = useLandmarkName(t('frame.moreNav'))
  const session = useSession()
  const items = useNavItems('top')
  const { pathname } = useLocation()
  const { open, toggle, area } = useMobileMenu(pathname)
  const { row, fitting } = useRowRoom()
  const fitsAll = fitting >= items.length
  const menuId = useId()
  return (
    <Box
      component="header"
      aria-label={landmark}
      ref={area}
      sx={{
        position: 'relative',
        zIndex: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: 1.5 },
          height: 'var(--frame-bar)',
          maxWidth: 1424,
          mx: 'auto',
          px: { xs: 1.5, sm: 4 },
        }}
      >
        <HomeLink />
        <Box
          component="nav"
          aria-label={mainNav}
          // Nobody has a menu on a phone without having logged in.
          data-way={session ? '' : undefined}
          sx={{ display: { xs: 'none', md: 'block' }, ml: 3, flex: '1 1 0', minWidth: 0 }}
        >
          <NavRow
            items={items}
            row={row}
            fitting={fitting}
            more={{ 'aria-expanded': open, 'aria-controls': menuId, onClick: toggle }}
          />
        </Box>
        <Box sx={{ flex: { xs: 1, md: 'none' } }} />
        <ColorModeButton />
        {session?.perms.course_creator && (
          // Its place is kept, so that nothing moves when it comes.
          <Box sx={{ minWidth: touchTarget }}>
            <WhenQuiet>
              <Spare>{bell}</Spare>
            </WhenQuiet>
          </Box>
        )}
        {session && (session.perms.course_creator || session.perms.admin) && (
          <WhenQuiet>
            <Spare>
              <Uploads userId={session.user.id} />
            </Spare>
          </WhenQuiet>
        )}
        <ProfileLink />
        {session && (
          <IconButton
            onClick={toggle}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={t(open ? 'frame.closeMenu' : 'frame.openMenu')}
            data-way
            sx={{ display: { md: 'none' }, mr: -1 }}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        )}
      </Box>
      {session && (
        <Box
          component="nav"
          id={menuId}
          aria-label={fitsAll ? mainNav : moreNav}
          hidden={!open}
          sx={{
            display: open ? { xs: 'block', md: fitsAll ? 'none' : 'block' } : 'none',
            maxHeight: 'calc(100dvh - var(--frame-bar))',
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            // On wide windows it lies over the page, which stays where it is.
            position: { md: 'absolute' },
            top: { md: '100%' },
            insetInline: { md: 0 },
            bgcolor: 'background.paper',
            boxShadow: { md: 3 },
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {open && (
            <>
              <NavList items={items} fitting={fitting} />
              <Box sx={{ display: { md: 'none' }, borderTop: 1, borderColor: 'divider', p: 1.5 }}>
                <AccountLinks />
              </Box>
            </>
          )}
        </Box>
      )}
    </Box>
  )
}
