import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { offlineBanner, offlineBannerHeight } from '../../theme/tokens.ts'
import { OfflineIcon } from '../base/icons.ts'
import { useUiText } from '../texts.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser believes it has a connection; follows changes. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/**
 * A quiet line below the bar while there is no connection, announced politely; the page keeps room for it (`--top-bar`).
 * `offline` overrides the browser's view.
 */
export function OfflineBanner({ offline }: { offline?: boolean }) {
  const text = useUiText()
  const online = useOnline()
  const shown = offline ?? !online
  return (
    <Box aria-live="polite">
      {shown && (
        <Box
          {...{ [offlineBanner]: '' }}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1.5,
            px: 2,
            py: 0.75,
            minHeight: { xs: offlineBannerHeight.phone, sm: offlineBannerHeight.desktop },
            lineHeight: 1.4,
            bgcolor: 'warning.soft',
            color: 'text.primary',
          }}
        >
          <OfflineIcon size={22} style={{ flex: 'none' }} />
          <span>
            <strong>{text('offlineTitle')}</strong> {text('offlineBody')}
          </span>
        </Box>
      )}
    </Box>
  )
}
