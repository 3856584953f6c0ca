import IconButton from '@mui/material/IconButton'
import { Suspense, useState, type ReactNode } from 'react'
import { MoreIcon } from '../base/icons.ts'
import { MenuWindow, useOpenedOnce } from './later.tsx'
import type { MenuAction } from './menu-action.ts'

type Props = {
  label: string
  actions: readonly MenuAction[]
  /** What is drawn in place of the three dots. */
  icon?: ReactNode
}

/** Three dots that open the commands for one thing; `label` says for which: "Aktionen für Rückenfit". */
export function ActionMenu({ label, actions, icon = <MoreIcon size={22} /> }: Props) {
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
        {icon}
      </IconButton>
      {isOpened && (
        <Suspense>
          <MenuWindow anchor={anchor} onClose={() => setAnchor(null)} label={label} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
