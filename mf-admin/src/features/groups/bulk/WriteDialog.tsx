import { Alert, Box, Button, copyText, Dialog, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { leadersOf, useChosenGroups } from './chosen-groups.ts'

/** Opens a mail to everybody who leads one of the picked clubs, none of whom sees the others. */
export const WriteDialog = ({ ids, onClose }: { ids: readonly string[]; onClose: () => void }): ReactNode => {
  const t = useTexts()
  const { groups, isReady, isFailed } = useChosenGroups(ids)
  const leaders = leadersOf(groups)
  const without = groups.filter(({ owner, admins }) => !owner && admins.length === 0)
  const addresses = leaders.map(({ email }) => email).join(', ')
  const copy = (): Promise<void> =>
    copyText(addresses, t('groupBulk.write.copied', { count: leaders.length }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('groupBulk.write.title')}
      actions={
        <>
          <Button variant="outlined" disabled={leaders.length === 0} onClick={() => void copy()}>
            {t('groupBulk.write.copy')}
          </Button>
          <Button
            variant="contained"
            disabled={leaders.length === 0}
            href={`mailto:?bcc=${encodeURIComponent(leaders.map(({ email }) => email).join(','))}`}
          >
            {t('groupBulk.write.write')}
          </Button>
        </>
      }
    >
      {isFailed && <Alert severity="error">{t('groupBulk.failed')}</Alert>}
      {!isReady && !isFailed && <TextSkeleton />}
      {isReady && (
        <>
          <Typography>{t('groupBulk.write.body', { count: leaders.length })}</Typography>
          <Box component="ul" sx={{ my: 1.5, pl: 3, overflowWrap: 'anywhere' }}>
            {leaders.map((leader) => (
              <li key={leader.id}>{`${leader.name} · ${leader.email}`}</li>
            ))}
          </Box>
          {without.length > 0 && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {t('groupBulk.write.without', { names: without.map(({ name }) => name).join(', ') })}
            </Typography>
          )}
        </>
      )}
    </Dialog>
  )
}
