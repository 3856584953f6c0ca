import { failureText } from '@kursportal/shared/client'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, copyText, Dialog, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { previewOf } from '../api/read-modules.ts'
import { Version } from './Version.tsx'

type Props = { name: string; version: string; onClose: () => void }

/** Shows the address at which a release can be seen before anybody gets it. */
export const PreviewDialog = ({ name, version, onClose }: Props): ReactNode => {
  const t = useTexts()
  const { data, error } = useQuery(previewOf(name, version))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('modules.preview.title', { version })}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('modules.preview.close')}
          </Button>
          {data && (
            <Button
              variant="contained"
              onClick={() => void copyText(data.address, t('modules.preview.copied'))}
            >
              {t('modules.preview.copy')}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert severity="error">{failureText(error)}</Alert>}
      {!error && !data && (
        <Typography sx={{ color: 'text.secondary' }}>{t('modules.preview.waiting')}</Typography>
      )}
      {data && (
        <>
          <Typography>{t('modules.preview.body', { day: formatDay(data.until) })}</Typography>
          <Box sx={{ mt: 2, p: 2, borderRadius: 2, bgcolor: 'background.sunken', userSelect: 'all' }}>
            <Version>{data.address}</Version>
          </Box>
        </>
      )}
    </Dialog>
  )
}
