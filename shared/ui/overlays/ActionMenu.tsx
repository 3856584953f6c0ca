import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { MoreIcon } from '../base/icons.ts'
import { MenuWindow, useOpenedOnce } from './later.tsx'
import type { MenuAction } from './menu-action.ts'

/** Three dots that open the commands for one thing; `label` says for which: "Aktionen für Rückenfit". */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = Boolean(anchor)
  const isOpened = useOpenedOnce(isOpen)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon size={22} />
      </IconButton>
      {isOpened && (
        <Suspense>
          <MenuWindow anchor={anchor} onClose={() => setAnchor(null)} label={label} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
