import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type ReactNode } from 'react'
import { MoreIcon } from '../base/icons.ts'

/** One command of a menu. */
export type MenuAction = {
  label: string
  icon?: ReactNode
  /** Where it leads; or what it does. */
  href?: string
  onPress?: () => void
  /** Something is lost: red, below a line. */
  destructive?: boolean
  /** Why it cannot be done now; shown below the label, and the command is off. */
  disabledReason?: string | undefined
}

/** Three dots that open the commands for one thing; `label` says for which: "Aktionen für Rückenfit". */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const firstDestructive = actions.findIndex((action) => action.destructive)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon size={22} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.flatMap((action, index) => [
          index > 0 && index === firstDestructive && <Divider key="line" />,
          <MenuItem
            key={action.label}
            disabled={Boolean(action.disabledReason)}
            {...(action.href && { component: 'a', href: action.href })}
            onClick={() => {
              close()
              action.onPress?.()
            }}
            sx={action.destructive ? { color: 'error.main' } : {}}
          >
            {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
            <span>
              {action.label}
              {action.disabledReason && (
                <span style={{ display: 'block', fontSize: '0.9375rem' }}>{action.disabledReason}</span>
              )}
            </span>
          </MenuItem>,
        ])}
      </Menu>
    </>
  )
}
