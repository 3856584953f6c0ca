import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { bottomBar, radius } from '../../theme/tokens.ts'
import { CloseIcon } from '../base/icons.ts'
import { useUiText } from '../texts.ts'
import { useOnTop } from './useOnTop.ts'
import { useScrollableRegion } from './useScrollableRegion.ts'
import { useStillWhile } from './useStillWhile.ts'

/** What a `SideSheet` takes. */
export type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the lower edge, always in sight. */
  actions?: ReactNode
  /** Width in px on wide windows. */
  width?: number
  /** While something runs that the sheet goes with: nothing is typed into it. */
  busy?: boolean
}

/** The sheet itself; see `SideSheet`. */
export function SheetWindow({
  open,
  onClose,
  title,
  children,
  actions,
  width = 480,
  busy = false,
}: SheetProps) {
  const text = useUiText()
  const id = useId()
  const root = useOnTop(open)
  const { ref, area, regionProps } = useScrollableRegion(id)
  useStillWhile(busy, area)
  return (
    <Drawer
      ref={root}
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: width },
            maxWidth: '100%',
            borderTopLeftRadius: { sm: radius.sheet },
            borderBottomLeftRadius: { sm: radius.sheet },
          },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1.5 } }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <IconButton aria-label={text('close')} onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </Box>
      <Box ref={ref} {...regionProps} sx={{ flex: 1, overflowY: 'auto', p: { xs: 2, sm: 3 }, pt: 1 }}>
        {children}
      </Box>
      {actions && (
        <Box
          // Toasts stand above it.
          {...{ [bottomBar]: 'asks' }}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            justifyContent: 'flex-end',
            p: 2.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {actions}
        </Box>
      )}
    </Drawer>
  )
}
