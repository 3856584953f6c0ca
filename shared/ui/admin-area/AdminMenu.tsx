import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { WhenQuiet } from '../../first-screen/WhenQuiet.tsx'
import { Link, useLocation } from '../../router/index.ts'
import { useNavGroups } from '../../store/index.ts'
import { ChevronDownIcon, SearchIcon } from '../base/icons.ts'
import { useAdminAreaTexts } from './admin-area-texts.ts'
import { MenuBadge } from './MenuBadge.tsx'
import { EntryIcon } from './menu-icons.ts'

type Group = ReturnType<typeof useNavGroups>[number]
type Item = Group['items'][number]

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: 12,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    '& > svg': { color: 'inherit' },
  },
}))

const Heading = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: '0 12px 4px',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}))

const Fold = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 12,
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
  '& > svg': { transition: 'transform 120ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}))

const SearchButton = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 12px',
  font: 'inherit',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: 12,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
}))

const Keys = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  fontSize: '0.875rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })

/** Room in px below an entry that was scrolled to. */
const ROOM_BELOW = 32

type Props = {
  /** Called when an entry is chosen. */
  onChoose?: () => void
}
type MenuProps = Props & {
  /** Opens the search over everything, where the page has it. */
  onSearch?: (() => void) | undefined
}

const EntryLink = ({ item, onChoose }: Props & { item: Item }): ReactNode => {
  const { pathname } = useLocation()
  return (
    <Entry
      to={item.path}
      aria-current={item.current ? (item.path === pathname ? 'page' : 'true') : undefined}
      onClick={onChoose}
    >
      <EntryIcon name={item.icon} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {item.label}
      </Box>
      {item.badge && (
        <WhenQuiet>
          <MenuBadge badge={item.badge} />
        </WhenQuiet>
      )}
    </Entry>
  )
}

/** The entries of one group below its heading; technique is folded until somebody is in it or asks for it. */
const Entries = ({ group, items, onChoose }: Props & Group): ReactNode => {
  const t = useAdminAreaTexts()
  const id = useId()
  const folds = group === 'technical'
  const [asked, setAsked] = useState<boolean>()
  const open = !folds || (asked ?? items.some((item) => item.current))
  return (
    <div>
      {folds && (
        <Fold
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={() => setAsked(!open)}
        >
          {t(`groups.${group}`)}
          <ChevronDownIcon size={18} aria-hidden />
        </Fold>
      )}
      {!folds && group !== 'none' && <Heading id={id}>{t(`groups.${group}`)}</Heading>}
      <List
        id={`${id}-list`}
        {...(group !== 'none' && { 'aria-labelledby': id })}
        {...(!open && { hidden: true, style: { display: 'none' } })}
      >
        {items.map((item) => (
          <li key={`${item.remote}/${item.key}`}>
            <EntryLink item={item} {...(onChoose && { onChoose })} />
          </li>
        ))}
      </List>
    </div>
  )
}

/** The entries of the admin area that this admin may see, by group, from the declarations of all remotes. */
export const AdminMenu = ({ onChoose, onSearch }: MenuProps): ReactNode => {
  const t = useAdminAreaTexts()
  const { pathname } = useLocation()
  const groups = useNavGroups('admin', pathname)
  const menu = useRef<HTMLElement>(null)
  // Among forty entries the one somebody came to by an address is in sight; the page itself stays where it is.
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current]')
    const box = menu.current?.parentElement
    if (!entry || !box) return
    const below = entry.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
    if (below > 0) box.scrollTop += below + ROOM_BELOW
  }, [])
  return (
    <Box component="nav" ref={menu} aria-label={t('navigation')} sx={{ display: 'grid', gap: 2 }}>
      {onSearch && (
        <SearchButton type="button" onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
          <SearchIcon size={20} aria-hidden />
          {t('search')}
          <Keys aria-hidden>{t('shortcut')}</Keys>
        </SearchButton>
      )}
      {groups.map((group) => (
        <Entries key={group.group} {...group} {...(onChoose && { onChoose })} />
      ))}
    </Box>
  )
}
