import Divider from '@mui/material/Divider'
import Fade from '@mui/material/Fade'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { MenuAction } from './menu-action.ts'
import { useOnTop } from './useOnTop.ts'

type Props = {
  anchor: HTMLElement | null
  onClose: () => void
  /** What the commands are for. */
  label: string
  actions: readonly MenuAction[]
}

/** The commands themselves; see `ActionMenu`. */
export function MenuWindow({ anchor, onClose, label, actions }: Props) {
  const root = useOnTop(Boolean(anchor))
  const anyIcon = actions.some(({ icon }) => icon !== undefined)
  const firstDestructive = actions.findIndex((action) => action.destructive)
  return (
    <Menu
      ref={root}
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // The menu hangs at the page's end; as a landmark it is found there (axe `region`).
        root: { role: 'region', 'aria-label': label },
        // A command that is off says why, so the arrow keys reach it, too.
        list: { disabledItemsFocusable: true, 'aria-label': label },
      }}
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
          sx={{
            // Why it is off is there to be read.
            '&.Mui-disabled': { opacity: 1, color: 'text.disabled' },
            ...(action.destructive && { color: 'error.main' }),
          }}
        >
          {/* Entries without a sign begin where those with one do. */}
          {anyIcon && <ListItemIcon>{action.icon}</ListItemIcon>}
          <span>
            {action.label}
            {action.disabledReason && (
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {action.disabledReason}
              </Typography>
            )}
          </span>
        </MenuItem>,
      ])}
    </Menu>
  )
}
