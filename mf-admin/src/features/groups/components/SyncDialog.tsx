import { failureText, isFailure } from '@kursportal/shared/client'
import { Alert, Box, Button, Dialog, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import { useSyncGroups, type SyncCounts } from '../api/groups.ts'

const unreadable = z.object({ reason: z.string() })
const unusable = z.array(z.object({ record: z.number(), field: z.string() }))

/** Which records of the external database cannot be used, and why. */
const Unusable = ({ records }: { records: z.infer<typeof unusable> }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('groups.syncUnusable', { count: records.length })}
      </Alert>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', py: 1, pr: 2, borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('groups.record')}</th>
            <th scope="col">{t('groups.field')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ record, field }) => (
            <tr key={`${record} ${field}`}>
              <td>{record}</td>
              <td>{field}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  )
}

/** Why nothing could be brought in. */
const Failed = ({ error }: { error: unknown }): ReactNode => {
  const t = useTexts()
  const details = isFailure(error) ? error.details : undefined
  const records = unusable.safeParse(details)
  if (records.success && records.data.length > 0) return <Unusable records={records.data} />
  const reason = unreadable.safeParse(details)
  if (reason.success && reason.data.reason === 'not_configured')
    return (
      <Alert severity="info">
        <Typography sx={{ fontWeight: 600 }}>{t('groups.notConfigured')}</Typography>
        {t('groups.whereConfigured')}
      </Alert>
    )
  return <Alert severity="error">{failureText(error)}</Alert>
}

const Result = ({ counts }: { counts: SyncCounts }): ReactNode => {
  const t = useTexts()
  return (
    <Alert severity="success">
      {t('groups.synced', {
        created: counts.created,
        changed: counts.changed,
        unchanged: counts.unchanged,
      })}
    </Alert>
  )
}

/** Brings in the communities of the external database, and says what came of it. */
export const SyncDialog = ({ onClose }: { onClose: () => void }): ReactNode => {
  const t = useTexts()
  const sync = useSyncGroups()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groups.sync')}
      busy={sync.isPending}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={sync.isPending}>
            {t('groups.close')}
          </Button>
          {!sync.isSuccess && (
            <Button variant="contained" loading={sync.isPending} onClick={() => sync.mutate()}>
              {t(sync.isError ? 'groups.syncAgain' : 'groups.syncStart')}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('groups.syncBody')}</Typography>
      <div aria-live="polite">
        {sync.isSuccess && <Result counts={sync.data} />}
        {sync.isError && <Failed error={sync.error} />}
      </div>
    </Dialog>
  )
}
