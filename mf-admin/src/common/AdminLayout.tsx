import { useQuery } from '@kursportal/shared/query'
import { NavLink, Outlet, useLocation } from '@kursportal/shared/router'
import { useNavItems } from '@kursportal/shared/store'
import {
  Box,
  FloatingButton,
  MenuIcon,
  SideSheet,
  styled,
  useMediaQuery,
  useTheme,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { readOpenPayouts } from './open-payouts.ts'
import { useTexts } from '../texts/index.ts'

const Entry = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  borderRadius: 12,
  fontWeight: 600,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&.active': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
}))

/** How many wait, beside an entry. */
const Badge = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  minWidth: 28,
  padding: '1px 8px',
  borderRadius: 14,
  textAlign: 'center',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}))

const OVERVIEW = '/admin'

/** The entries of the admin area that this admin may see, from the declarations of all remotes. */
const Entries = ({ onChoose }: { onChoose?: () => void }): ReactNode => {
  const t = useTexts()
  const items = useNavItems('admin')
  const { data: payouts = {} } = useQuery(readOpenPayouts())
  const open = Object.keys(payouts).length
  return (
    <Box component="nav" aria-label={t('layout.navigation')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {items.map((item) => (
          <li key={item.key}>
            <Entry to={item.path} end={item.path === OVERVIEW} {...(onChoose && { onClick: onChoose })}>
              {item.label}
              {item.path === OVERVIEW && open > 0 && (
                <Badge>
                  {open}
                  <VisuallyHidden> {t('layout.waiting')}</VisuallyHidden>
                </Badge>
              )}
            </Entry>
          </li>
        ))}
      </Box>
    </Box>
  )
}

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
        <Entries onChoose={() => setOpen(false)} />
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
    <Box sx={{ display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr)', alignItems: 'start' }}>
      <Box sx={{ position: 'sticky', top: 'calc(var(--top-bar) + 12px)', pl: 3, pt: 4 }}>
        <Entries />
      </Box>
      {/* Every page begins at the same edge, however wide it is. */}
      <Box sx={{ minWidth: 0, '&& > *': { mx: 0 } }}>
        <Outlet />
      </Box>
    </Box>
  )
}

export default AdminLayout
