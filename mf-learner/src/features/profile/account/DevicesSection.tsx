import { failureText } from '@kursportal/shared/client'
import type { OwnSession } from '@kursportal/shared/contract'
import { deviceOf } from '@kursportal/shared/domain'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useLogOut } from '@kursportal/shared/store'
import {
  Box,
  Button,
  ConfirmDialog,
  ListSkeleton,
  LogOutIcon,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts, type Translate } from '../texts.ts'
import { listSessions, useEndOtherSessions, useEndSession } from '../api/sessions.ts'

const nameOf = (t: Translate, userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return t('profile.devices.browserOn', { browser, system })
  return browser ?? system ?? t('profile.devices.unknown')
}

const Device = ({ session }: { session: OwnSession }): ReactNode => {
  const t = useTexts()
  const end = useEndSession()
  const name = nameOf(t, session.user_agent)
  const logOut = (): void =>
    end.mutate(session.key, {
      onSuccess: () => toast.success(t('profile.devices.ended', { name })),
      onError: (error) => toast.error(failureText(error)),
    })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('profile.devices.since', { when: formatDateTime(session.created_at) })}
          {!session.current &&
            ` · ${t('profile.devices.used', { when: formatDateTime(session.last_used_at) })}`}
        </Typography>
      </Box>
      {session.current ? (
        <StatusChip tone="success">{t('profile.devices.here')}</StatusChip>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          onClick={logOut}
          loading={end.isPending}
          aria-label={t('profile.devices.endThis', { name })}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </Box>
  )
}

/** Where somebody is logged in, and the ways out: here, there, everywhere else. */
export const DevicesSection = (): ReactNode => {
  const t = useTexts()
  const sessions = useQuery(listSessions)
  const endOthers = useEndOtherSessions()
  const logOut = useLogOut()
  // Not what `mutate` is given: the page is gone by then, and it would not be called.
  const leave = () =>
    void logOut.mutateAsync().then(
      () => toast.success(t('profile.devices.loggedOut')),
      (error: unknown) => toast.error(failureText(error)),
    )
  const [asking, setAsking] = useState(false)
  const others = (sessions.data?.items ?? []).filter(({ current }) => !current).length
  return (
    <SectionCard id="devices" title={t('profile.devices.title')} intro={t('profile.devices.intro')}>
      <Loaded query={sessions} waiting={<ListSkeleton count={2} />} failed={t('profile.devices.failed')}>
        {({ items }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((session) => (
              <Device key={session.key} session={session} />
            ))}
          </Box>
        )}
      </Loaded>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="outlined"
          startIcon={<LogOutIcon size={20} aria-hidden />}
          loading={logOut.isPending}
          onClick={leave}
        >
          {t('profile.devices.logOut')}
        </Button>
        {others > 0 && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('profile.devices.endAll')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profile.devices.endAllTitle')}
        consequences={[t('profile.devices.endAllOthers', { count: others }), t('profile.devices.endAllHere')]}
        confirmLabel={t('profile.devices.endAll')}
        onConfirm={async () => {
          await endOthers.mutateAsync()
          toast.success(t('profile.devices.allEnded'))
        }}
      />
    </SectionCard>
  )
}
