import Divider from '@mui/material/Divider'
import Fade from '@mui/material/Fade'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { MenuAction } from './menu-action.ts'

type Props = { anchor: HTMLElement | null; onClose: () => void; actions: readonly MenuAction[] }

/** The commands themselves; see `ActionMenu`. */
export function MenuWindow({ anchor, onClose, actions }: Props) {
  const firstDestructive = actions.findIndex((action) => action.destructive)
  return (
    <Menu
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // A command that is off says why, so the arrow keys reach it, too.
      slotProps={{ list: { disabledItemsFocusable: true } }}
      // It stands still while it appears: in a menu that grows a quick press begins on one command and ends on the next.
      slots={{ transition: Fade }}
    >
      {actions.flatMap((action, index) => [
        index > 0 && index === firstDestructive && <Divider key="line" />,
        <MenuItem
          key={action.label}
          disabled={Boolean(action.disabledReason)}
          {...(action.href && !action.disabledReason && { component: 'a', href: action.href })}
          onClick={() => {
            if (action.disabledReason) return
            onClose()
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
  )
}
