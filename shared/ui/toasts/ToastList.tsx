import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useSyncExternalStore, type ReactNode } from 'react'
import { radius, shadow, toastTimes } from '../../theme/tokens.ts'
import { CloseIcon, DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '../base/icons.ts'
import { useUiText } from '../texts.ts'
import { dismissToast, holdToast, toastQueue, type Toast, type ToastTone } from './toast-queue.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

const Item = styled('li')(({ theme }) => ({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '6px 6px 6px 18px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: shadow.float,
  animation: `${rise} 200ms ${theme.transitions.easing.easeOut}`,
  transition: `opacity ${toastTimes.fade}ms linear`,
}))

const ToCopy = styled('textarea')(({ theme }) => ({
  flex: '1 1 100%',
  minWidth: 0,
  marginBottom: 10,
  padding: '8px 12px',
  resize: 'vertical',
  // As high as the text, where the browser can.
  fieldSizing: 'content',
  maxHeight: 200,
  font: 'inherit',
  color: 'inherit',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.sunken,
}))

const icons: Record<ToastTone, ReactNode> = {
  success: <DoneIcon size={24} />,
  info: <InfoIcon size={24} />,
  warning: <WarningIcon size={24} />,
  error: <ErrorIcon size={24} />,
}

function ToastItem({ toast }: { toast: Toast }) {
  const text = useUiText()
  const hold = () => holdToast(toast.id, true)
  const release = () => holdToast(toast.id, false)
  return (
    <Item
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      style={{ opacity: toast.fading ? 0 : 1 }}
      data-tone={toast.tone}
    >
      <Box sx={{ color: `${toast.tone}.main`, lineHeight: 0, flex: 'none' }}>{icons[toast.tone]}</Box>
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>{toast.text}</Box>
        {toast.action && (
          <Button
            size="small"
            sx={{ ml: -1.75 }}
            onClick={() => {
              toast.action?.onPress()
              dismissToast(toast.id)
            }}
          >
            {toast.action.label}
          </Button>
        )}
        {toast.toCopy !== undefined && (
          <ToCopy
            readOnly
            rows={2}
            value={toast.toCopy}
            aria-label={text('toCopy')}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Box>
      <IconButton aria-label={text('closeMessage')} onClick={() => dismissToast(toast.id)}>
        <CloseIcon size={20} />
      </IconButton>
    </Item>
  )
}

/** Where toasts appear: once per page, in the frame. Announced politely; the region is always there. */
export function ToastList() {
  const text = useUiText()
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot)
  return (
    <Box
      component="section"
      aria-label={text('messages')}
      aria-live="polite"
      aria-relevant="additions"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: { xs: 12, sm: 'auto' },
        right: { sm: 24 },
        // On phones below the bar: at the bottom they would cover the buttons of dialogs and forms.
        top: { xs: 'calc(env(safe-area-inset-top, 0px) + max(var(--top-bar), 64px) + 8px)', sm: 'auto' },
        // On wide windows above a bar that saves, so that its buttons can be pressed.
        bottom: { sm: 'max(24px, var(--bottom-bar))' },
        width: { sm: 420 },
        pointerEvents: 'none',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </Box>
    </Box>
  )
}
