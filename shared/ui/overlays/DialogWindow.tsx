import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, type ReactNode } from 'react'
import { CloseIcon } from '../base/icons.ts'
import { useUiText } from '../texts.ts'
import { useOnTop } from './useOnTop.ts'
import { useScrollableRegion } from './useScrollableRegion.ts'
import { useStillWhile } from './useStillWhile.ts'

/** What a `Dialog` takes. */
export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one last; on phones they are stacked with the main one on top. */
  actions?: ReactNode
  width?: 'sm' | 'md' | 'lg'
  /** While something runs that must not be left: Escape, backdrop and cross do nothing, and nothing is typed. */
  busy?: boolean
}

/** The window itself; see `Dialog`. */
export function DialogWindow({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'sm',
  busy = false,
}: DialogProps) {
  const text = useUiText()
  const id = useId()
  const root = useOnTop(open)
  const { ref, area, regionProps } = useScrollableRegion(id)
  useStillWhile(busy, area)
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <MuiDialog ref={root} open={open} onClose={close} fullWidth maxWidth={width} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 10 }}>
        {title}
      </DialogTitle>
      <Box sx={{ position: 'absolute', top: 18, right: 18 }}>
        <IconButton aria-label={text('close')} onClick={close} disabled={busy}>
          <CloseIcon size={24} />
        </IconButton>
      </Box>
      <DialogContent ref={ref} {...regionProps}>
        {children}
      </DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  )
}
