import { Outlet, useLocation } from '@kursportal/shared/router'
import { Box, FloatingButton, MenuIcon, SideSheet, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { AdminMenu } from './menu/AdminMenu.tsx'

/** On phones the entries open from a floating button at the bottom right (specification, Admin area). */
const PhoneNavigation = (): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <FloatingButton
        label={t('layout.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        startIcon={<MenuIcon size={22} aria-hidden />}
      >
        {t('layout.areas')}
      </FloatingButton>
      <SideSheet open={open} onClose={() => setOpen(false)} title={t('layout.navigation')}>
        <AdminMenu onChoose={() => setOpen(false)} />
      </SideSheet>
    </>
  )
}

/** What surrounds every page of the admin area: its side navigation. */
const AdminLayout = (): ReactNode => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { pathname } = useLocation()
  if (!isWide)
    return (
      <>
        <Outlet />
        <PhoneNavigation key={pathname} />
      </>
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)', alignItems: 'start' }}>
      <Box
        sx={{
          position: 'sticky',
          top: 'var(--top-bar)',
          maxHeight: 'calc(100dvh - var(--top-bar))',
          overflowY: 'auto',
          scrollbarWidth: 'thin',
          pl: 3,
          py: 4,
        }}
      >
        <AdminMenu />
      </Box>
      {/* Every page begins at the same edge, however wide it is. */}
      <Box sx={{ minWidth: 0, '&& > *': { mx: 0 } }}>
        <Outlet />
      </Box>
    </Box>
  )
}

export default AdminLayout
