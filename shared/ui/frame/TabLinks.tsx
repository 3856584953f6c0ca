import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useRef } from 'react'
import { goesOnBackground } from './goes-on.ts'

type Props = {
  /** What the tabs belong to, for screen readers: "Bereiche von Anna Albrecht". */
  label: string
  /** Each with the address of its page. */
  tabs: readonly { key: string; label: string; href: string }[]
  /** The key of the one that is shown. */
  current: string
}

/** The parts of a detail page, each with an address of its own; in one row that scrolls where it does not fit. */
export function TabLinks({ label, tabs, current }: Props) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const box = row.current
    const tab = [...(box?.querySelectorAll('a') ?? [])].find(({ dataset }) => dataset['tab'] === current)
    // Along the row only: the page stays where it is.
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{
        position: 'relative',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        background: goesOnBackground('default'),
        borderBottom: 1,
        borderColor: 'divider',
        mb: { xs: 3, sm: 4 },
      }}
    >
      <Box component="ul" sx={{ display: 'flex', listStyle: 'none', m: 0, p: 0, gap: { xs: 0.5, sm: 1 } }}>
        {tabs.map((tab) => (
          <Box component="li" key={tab.key} sx={{ flex: 'none' }}>
            <Link
              href={tab.href}
              underline="none"
              data-tab={tab.key}
              aria-current={tab.key === current ? 'page' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 48,
                px: { xs: 1.25, sm: 1.5 },
                fontWeight: 600,
                whiteSpace: 'nowrap',
                color: 'text.secondary',
                borderBottom: '3px solid transparent',
                '&:hover': { color: 'text.primary' },
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': { color: 'primary.onSoft', borderColor: 'primary.main' },
              }}
            >
              {tab.label}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
