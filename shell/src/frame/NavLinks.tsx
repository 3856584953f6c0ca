import { isInArea, type NavItem } from '@kursportal/shared/federation'
import { useLocation } from '@kursportal/shared/router'
import { Box, Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'

/** The links of the bar; the one whose area somebody is in is marked as current. */
export const NavLinks = ({ items, stacked }: { items: readonly NavItem[]; stacked: boolean }): ReactNode => {
  const { pathname } = useLocation()
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexDirection: stacked ? 'column' : 'row',
        gap: stacked ? 0.5 : 1,
        listStyle: 'none',
        m: 0,
        p: stacked ? 1.5 : 0,
      }}
    >
      {items.map((item) => {
        const current = isInArea(item, pathname)
        return (
          <li key={`${item.remote}/${item.key}`}>
            <Link
              href={item.path}
              underline="none"
              aria-current={current ? (pathname === item.path ? 'page' : 'true') : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 2,
                borderRadius: '999px',
                fontWeight: 600,
                color: current ? 'primary.onSoft' : 'text.primary',
                bgcolor: current ? 'primary.soft' : 'transparent',
                '&:hover': { bgcolor: current ? 'primary.soft' : 'action.hover' },
              }}
            >
              {item.label}
            </Link>
          </li>
        )
      })}
    </Box>
  )
}
