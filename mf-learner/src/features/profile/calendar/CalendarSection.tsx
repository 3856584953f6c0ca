import { failureText } from '@kursportal/shared/client'
import type { CalendarFeed } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  CalendarIcon,
  ConfirmDialog,
  CopyIcon,
  copyText,
  ListSkeleton,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { readCalendarFeed, useEndCalendarFeed, useRenewCalendarFeed } from '../api/calendar-feed.ts'
import { Guides } from './Guides.tsx'

/** The address to copy, and the way to a calendar on this very device. */
const Address = ({ address }: { address: string }): ReactNode => {
  const t = useTexts()
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('profile.calendar.address')}</Typography>
      <Typography
        sx={{ p: 1.5, mt: 0.5, borderRadius: 1.5, bgcolor: 'background.sunken', overflowWrap: 'anywhere' }}
      >
        {address}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="contained"
          component="a"
          href={address.replace(/^https?:/, 'webcal:')}
          startIcon={<CalendarIcon size={20} aria-hidden />}
        >
          {t('profile.calendar.open')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => void copyText(address, t('profile.calendar.copied'))}
          startIcon={<CopyIcon size={20} aria-hidden />}
        >
          {t('profile.calendar.copy')}
        </Button>
      </Box>
    </>
  )
}

/** A new address, or none. */
const Ends = (): ReactNode => {
  const t = useTexts()
  const renew = useRenewCalendarFeed()
  const end = useEndCalendarFeed()
  const [asking, setAsking] = useState<'renew' | 'end'>()
  const close = (): void => setAsking(undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
      <Button variant="outlined" onClick={() => setAsking('renew')}>
        {t('profile.calendar.renew')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsking('end')}>
        {t('profile.calendar.off')}
      </Button>
      <ConfirmDialog
        open={asking === 'renew'}
        onClose={close}
        title={t('profile.calendar.renewTitle')}
        consequences={[t('profile.calendar.oldEnds'), t('profile.calendar.setUpAgain')]}
        confirmLabel={t('profile.calendar.renew')}
        onConfirm={async () => {
          await renew.mutateAsync()
          toast.success(t('profile.calendar.renewed'))
        }}
      />
      <ConfirmDialog
        open={asking === 'end'}
        onClose={close}
        title={t('profile.calendar.offTitle')}
        consequences={[t('profile.calendar.oldEnds'), t('profile.calendar.staysHere')]}
        confirmLabel={t('profile.calendar.off')}
        onConfirm={async () => {
          await end.mutateAsync()
          toast.success(t('profile.calendar.isOff'))
        }}
      />
    </Box>
  )
}

const Feed = ({ feed }: { feed: CalendarFeed }): ReactNode => {
  const t = useTexts()
  const begin = useRenewCalendarFeed()
  if (!feed.address)
    return (
      <>
        {begin.isError && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failureText(begin.error)}
          </Alert>
        )}
        <Button variant="contained" onClick={() => begin.mutate()} loading={begin.isPending}>
          {t('profile.calendar.on')}
        </Button>
      </>
    )
  return (
    <>
      <Address address={feed.address} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {feed.read_at
          ? t('profile.calendar.readAt', { when: formatDateTime(feed.read_at) })
          : t('profile.calendar.unread')}{' '}
        {t('profile.calendar.secret')}
      </Typography>
      <Guides />
      <Ends />
    </>
  )
}

/** The days of one's courses in one's own calendar. */
export const CalendarSection = (): ReactNode => {
  const t = useTexts()
  const feed = useQuery(readCalendarFeed)
  return (
    <SectionCard id="calendar" title={t('profile.calendar.title')} intro={t('profile.calendar.intro')}>
      <Loaded query={feed} waiting={<ListSkeleton count={1} />} failed={t('profile.calendar.failed')}>
        {(data) => <Feed feed={data} />}
      </Loaded>
    </SectionCard>
  )
}
