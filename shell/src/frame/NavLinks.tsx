import { isInArea, type NavItem } from '@kursportal/shared/federation'
import { useLocation } from '@kursportal/shared/router'
import { Box, ChevronDownIcon, Link } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { useTexts } from './texts.ts'
import { ENTRY_GAP } from './row-room.ts'

/** How an entry looks; the one whose area somebody is in stands out. */
const lookOf = (current: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  borderRadius: '999px',
  fontWeight: 600,
  color: current ? 'primary.onSoft' : 'text.primary',
  bgcolor: current ? 'primary.soft' : 'transparent',
  '&:hover': { bgcolor: current ? 'primary.soft' : 'action.hover' },
})

const NavLink = ({ item }: { item: NavItem }): ReactNode => {
  const { pathname } = useLocation()
  const current = isInArea(item, pathname)
  return (
    <Link
      href={item.path}
      underline="none"
      aria-current={current ? (pathname === item.path ? 'page' : 'true') : undefined}
      sx={lookOf(current)}
    >
      {item.label}
    </Link>
  )
}

const list = { display: 'flex', listStyle: 'none', m: 0, p: 0 } as const
/** Still there to be measured, and for nobody else. */
const outOfSight = { position: 'absolute', visibility: 'hidden' } as const

type RowProps = {
  items: readonly NavItem[]
  row: Ref<HTMLUListElement>
  /** How many entries stand in the row; the others are behind its last one. */
  fitting: number
  /** What opens the others. */
  more: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>
}

/** The links of the bar on wide windows, as many as it has room for, and what leads to the others. */
export const NavRow = ({ items, row, fitting, more }: RowProps): ReactNode => {
  const t = useTexts()
  const { pathname } = useLocation()
  const isIn = items.slice(fitting).some((item) => isInArea(item, pathname))
  return (
    <Box
      component="ul"
      // Other entries are another row to be measured.
      key={items.map(({ label }) => label).join('\n')}
      ref={row}
      sx={{ ...list, position: 'relative', gap: `${ENTRY_GAP}px`, whiteSpace: 'nowrap' }}
    >
      {items.map((item, place) => (
        <Box
          component="li"
          key={`${item.remote}/${item.key}`}
          sx={{ flex: 'none', ...(place >= fitting && outOfSight) }}
        >
          <NavLink item={item} />
        </Box>
      ))}
      <Box component="li" sx={{ flex: 'none', ...(fitting >= items.length && outOfSight) }}>
        <Box
          component="button"
          type="button"
          {...more}
          sx={{ font: 'inherit', ...lookOf(isIn), gap: 0.5, border: 0, cursor: 'pointer' }}
        >
          {t('frame.more')}
          <ChevronDownIcon size={20} aria-hidden />
        </Box>
      </Box>
    </Box>
  )
}

/** The links one below the other on small windows; on wide ones, in columns, only those the bar has no room for. */
export const NavList = ({ items, fitting }: { items: readonly NavItem[]; fitting: number }): ReactNode => (
  <Box
    component="ul"
    sx={{
      ...list,
      display: 'grid',
      gap: 0.5,
      gridTemplateColumns: { md: 'repeat(auto-fill, minmax(20rem, 1fr))' },
      maxWidth: 1424,
      mx: { md: 'auto' },
      px: { xs: 1.5, md: 2.5 },
      py: 1.5,
    }}
  >
    {items.map((item, place) => (
      <Box
        component="li"
        key={`${item.remote}/${item.key}`}
        sx={{ overflowWrap: 'anywhere', ...(place < fitting && { display: { md: 'none' } }) }}
      >
        <NavLink item={item} />
      </Box>
    ))}
  </Box>
)
