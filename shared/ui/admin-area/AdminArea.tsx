import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type ReactNode } from 'react'
import { useLocation } from '../../router/index.ts'
import { FloatingButton } from '../base/FloatingButton.tsx'
import { MenuIcon } from '../base/icons.ts'
import { SideSheet } from '../overlays/SideSheet.tsx'
import { useAdminAreaTexts } from './admin-area-texts.ts'
import { AdminMenu } from './AdminMenu.tsx'

/** On phones the entries open from a floating button at the bottom right (specification, Admin area). */
const PhoneNavigation = ({ onSearch }: { onSearch: (() => void) | undefined }): ReactNode => {
  const t = useAdminAreaTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <FloatingButton
        label={t('open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        startIcon={<MenuIcon size={22} aria-hidden />}
      >
        {t('areas')}
      </FloatingButton>
      <SideSheet open={open} onClose={() => setOpen(false)} title={t('navigation')}>
        <AdminMenu
          onChoose={() => setOpen(false)}
          onSearch={
            onSearch &&
            (() => {
              setOpen(false)
              onSearch()
            })
          }
        />
      </SideSheet>
    </>
  )
}

type Props = {
  /** A page of the admin area, whichever remote it is of. */
  children: ReactNode
  /** Opens the search over everything, where the page has it. */
  onSearch?: () => void
}

/** What surrounds every page below `/admin`: its side navigation (specification, Admin area). */
export const AdminArea = ({ children, onSearch }: Props): ReactNode => {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { pathname } = useLocation()
  // One tree for both: a window that is narrowed, or a tablet that is turned, loses nothing that was typed.
  return (
    <Box sx={isWide ? besideMenu : asIfNotThere}>
      {isWide && (
        <Box sx={menuColumn}>
          <AdminMenu onSearch={onSearch} />
        </Box>
      )}
      <Box sx={isWide ? pageColumn : asIfNotThere}>{children}</Box>
      {!isWide && <PhoneNavigation key={pathname} onSearch={onSearch} />}
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
