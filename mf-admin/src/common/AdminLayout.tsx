import { Outlet, part, useLocation } from '@kursportal/shared/router'
import { Box, FloatingButton, MenuIcon, SideSheet, useMediaQuery, useTheme } from '@kursportal/shared/ui'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { bindTexts } from '@kursportal/shared/i18n'
import { layout } from '../texts/layout.ts'
import { AdminMenu } from './menu/AdminMenu.tsx'
import { usePayoutNews } from './usePayoutNews.ts'

const { useTexts } = bindTexts('mf-admin', { layout })

const SearchDialog = part(() => import(/* webpackChunkName: "search" */ './search/SearchDialog.tsx'), null)

/** Whether the search is open: by its button, or by Ctrl or Cmd and K anywhere in the area. */
const useSearchOpen = () => {
  const [open, setOpen] = useState(false)
  // With the page, not after it: the shortcut works as soon as anything is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { open, setOpen }
}

/** On phones the entries open from a floating button at the bottom right (specification, Admin area). */
const PhoneNavigation = ({ onSearch }: { onSearch: () => void }): ReactNode => {
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
        <AdminMenu
          onChoose={() => setOpen(false)}
          onSearch={() => {
            setOpen(false)
            onSearch()
          }}
        />
      </SideSheet>
    </>
  )
}

/** What surrounds every page of the admin area: its side navigation. */
const AdminLayout = (): ReactNode => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { pathname } = useLocation()
  const search = useSearchOpen()
  usePayoutNews()
  // One tree for both: a window that is narrowed, or a tablet that is turned, loses nothing that was typed.
  return (
    <Box sx={isWide ? besideMenu : asIfNotThere}>
      {isWide && (
        <Box sx={menuColumn}>
          <AdminMenu onSearch={() => search.setOpen(true)} />
        </Box>
      )}
      <Box sx={isWide ? pageColumn : asIfNotThere}>
        <Outlet />
      </Box>
      {!isWide && <PhoneNavigation key={pathname} onSearch={() => search.setOpen(true)} />}
      {search.open && <SearchDialog open onClose={() => search.setOpen(false)} />}
    </Box>
  )
}

const asIfNotThere = { display: 'contents' }
const besideMenu = { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)', alignItems: 'start' }
const menuColumn = {
  position: 'sticky',
  top: 'var(--top-bar)',
  maxHeight: 'calc(100dvh - var(--top-bar))',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  pl: 3,
  py: 4,
}
// Every page begins at the same edge, however wide it is.
const pageColumn = { minWidth: 0, '&& > *': { mx: 0 } }

export default AdminLayout
