import { call, failureText } from '@kursportal/shared/client'
import type { AnswerOf } from '@kursportal/shared/client'
import { berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useMutation, useQuery } from '@kursportal/shared/query'
import { Box, Button, DownloadIcon, Link, ListSkeleton, toast, Typography } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { listConsents } from '../api/list-consents.ts'
import { download } from '../../../common/download.ts'

type Consent = AnswerOf<'GET /consents'>['items'][number]

/** Where the text is that was agreed to. */
const legalPage = {
  'terms-of-use': '/legal/terms-of-use',
  privacy: '/legal/privacy',
  parent: '/legal/terms-of-use',
} as const

const ConsentLine = ({ consent }: { consent: Consent }): ReactNode => {
  const t = useTexts()
  const words = [
    consent.given_by === null
      ? t(consent.kind === 'privacy' ? 'profile.privacy.read' : 'profile.privacy.given', {
          day: formatDay(consent.given_at),
        })
      : t('profile.privacy.givenBy', { name: consent.given_by, day: formatDay(consent.given_at) }),
    consent.text_version !== null && t('profile.privacy.version', { version: consent.text_version }),
    consent.withdrawn_at && t('profile.privacy.withdrawn', { day: formatDay(consent.withdrawn_at) }),
  ].filter(Boolean)
  const name = t(`profile.privacy.kinds.${consent.kind}`)
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {consent.kind === 'marketing' ? name : <Link href={legalPage[consent.kind]}>{name}</Link>}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.join(' · ')}
      </Typography>
    </Box>
  )
}

const Consents = (): ReactNode => {
  const t = useTexts()
  const consents = useQuery(listConsents)
  return (
    <Loaded query={consents} waiting={<ListSkeleton count={2} />} failed={t('profile.privacy.failed')}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography>{t('profile.privacy.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((consent) => (
              <ConsentLine key={consent.id} consent={consent} />
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}

const DownloadOwnData = (): ReactNode => {
  const t = useTexts()
  const collect = useMutation({
    mutationFn: () => call('GET /user-data/archive'),
    onSuccess: (archive) => {
      download(t('profile.privacy.fileName', { day: berlinDay(new Date()) }), archive)
      toast.success(t('profile.privacy.downloaded'))
    },
    onError: (error) => toast.error(failureText(error)),
  })
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon size={20} aria-hidden />}
      loading={collect.isPending}
      onClick={() => collect.mutate()}
    >
      {t('profile.privacy.download')}
    </Button>
  )
}

/** What somebody agreed to, and everything the platform knows about them as a file. */
export const PrivacySection = (): ReactNode => {
  const t = useTexts()
  return (
    <SectionCard id="privacy" title={t('profile.privacy.title')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('profile.privacy.consents')}
      </Typography>
      <Consents />
      <Typography variant="h3" sx={{ mt: 4, mb: 1 }}>
        {t('profile.privacy.ownData')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t('profile.privacy.ownDataBody')}</Typography>
      <DownloadOwnData />
    </SectionCard>
  )
}
