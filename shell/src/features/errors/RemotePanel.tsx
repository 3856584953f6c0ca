import { Box, Button, ErrorState, RetryIcon, useOnline } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Stands where a remote would be when it could not be loaded or broke; the frame around it goes on. */
export const RemotePanel = ({ title, onRetry }: { title: string; onRetry: () => void }): ReactNode => {
  const t = useTexts()
  const online = useOnline()
  return (
    <Box sx={{ px: 2, py: { xs: 3, sm: 6 } }}>
      <ErrorState
        page
        title={t('remote.failedTitle', { title })}
        actions={
          <Button variant="contained" onClick={onRetry} startIcon={<RetryIcon size={20} />}>
            {t('remote.retry')}
          </Button>
        }
      >
        {t(online ? 'remote.failedBody' : 'remote.offlineBody')}
      </ErrorState>
    </Box>
  )
}
