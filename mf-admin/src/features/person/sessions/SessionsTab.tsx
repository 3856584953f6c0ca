import { deviceOf } from '@kursportal/shared/domain'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, ConfirmDialog, ListSkeleton, Loaded, toast, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listSessions, useEndSessions, type PersonSession } from '../api/account.ts'
import type { Person } from '../api/person.ts'

const nameOf = (t: Translate, { user_agent }: PersonSession): string => {
  const { browser, system } = deviceOf(user_agent)
  if (browser && system) return t('personTabs.sessions.browserOn', { browser, system })
  return browser ?? system ?? t('personTabs.sessions.unknown')
}

/** Where somebody is logged in, and the way to log them out everywhere. */
const SessionsTab = ({ person }: { person: Person }): ReactNode => {
  const t = useTexts()
  const sessions = useQuery(listSessions(person.id))
  const end = useEndSessions(person.id)
  const [asking, setAsking] = useState(false)
  return (
    <Loaded query={sessions} waiting={<ListSkeleton count={2} />} failed={t('personTabs.sessions.failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography>{t('personTabs.sessions.none')}</Typography>
        ) : (
          <>
            <Box
              component="ul"
              sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', borderBottom: 1, borderColor: 'divider' }}
            >
              {items.map((session) => (
                <Box component="li" key={session.key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                  <Typography sx={{ fontWeight: 600 }}>{nameOf(t, session)}</Typography>
                  <Typography sx={{ color: 'text.secondary' }}>
                    {t('personTabs.sessions.when', {
                      since: formatDateTime(session.created_at),
                      last: formatDateTime(session.last_used_at),
                    })}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
              {t('personTabs.sessions.end')}
            </Button>
            <ConfirmDialog
              open={asking}
              onClose={() => setAsking(false)}
              title={t('personTabs.sessions.endTitle', { name: person.name })}
              consequences={[
                t('personTabs.sessions.endCount', { count: items.length }),
                t('personTabs.sessions.endKeeps'),
              ]}
              confirmLabel={t('personTabs.sessions.end')}
              onConfirm={async () => {
                const { ended } = await end.mutateAsync()
                toast.success(t('personTabs.sessions.ended', { count: ended }))
              }}
            />
          </>
        )
      }
    </Loaded>
  )
}

export default SessionsTab
