import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  FormSkeleton,
  Link,
  Loaded,
  PageFrame,
  RetryIcon,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { failureText } from '@kursportal/shared/client'
import { useMemo, type ReactNode } from 'react'
import { usePersonHref } from '../../common/usePersonHref.ts'
import { useTexts } from './texts.ts'
import { openMail, readTemplates, useDismissMails, useRetryMails, type OpenedMail } from './api/mails.ts'
import { MailState, mailTitle, whyNot } from './components/mail-columns.tsx'

const Fact = ({ term, children }: { term: string; children: ReactNode }): ReactNode => (
  <>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {term}
    </Box>
    <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
)

/** Whose mail it is; where the address is what fails, the way to put it right. */
const Person = ({ mail: { person, to, failure } }: { mail: OpenedMail }): ReactNode => {
  const t = useTexts()
  const hrefOf = usePersonHref()
  if (!person) return t('mails.noAccount')
  return (
    <Link href={hrefOf({ id: person.id, email: to })}>
      {failure === 'address' ? `${person.name}: ${t('mails.checkAddress')}` : person.name}
    </Link>
  )
}

const Facts = ({ mail }: { mail: OpenedMail }): ReactNode => {
  const t = useTexts()
  const why = whyNot(t, mail)
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { sm: '220px minmax(0, 1fr)' }, rowGap: 1.5, m: 0, mb: 4 }}
    >
      <Fact term={t('mails.stateHeader')}>
        <MailState state={mail.state} />
      </Fact>
      {why && <Fact term={t('mails.why')}>{why}</Fact>}
      <Fact term={t('mails.to')}>{mail.to}</Fact>
      <Fact term={t('mails.person')}>
        <Person mail={mail} />
      </Fact>
      <Fact term={t('mails.subject')}>{mail.subject ?? t('mails.subjectHidden')}</Fact>
      <Fact term={t('mails.tries')}>{mail.tries}</Fact>
      <Fact term={t('mails.when')}>{formatDateTime(mail.created_at)}</Fact>
      {mail.state === 'sent' && mail.done_at && (
        <Fact term={t('mails.done')}>{formatDateTime(mail.done_at)}</Fact>
      )}
      {mail.error && (
        <Fact term={t('mails.said')}>
          <code>{mail.error}</code>
        </Fact>
      )}
    </Box>
  )
}

/** Says what became of it. */
const tell = async (work: Promise<unknown>, done: string): Promise<void> => {
  try {
    await work
    toast.success(done)
  } catch (error) {
    toast.error(failureText(error))
  }
}

/** One mail: to whom, what became of it and why; never what stands in it. */
const MailPage = (): ReactNode => {
  const t = useTexts()
  const { mailId = '' } = useParams()
  const mail = useQuery(openMail(mailId))
  const templates = useQuery(readTemplates())
  const retry = useRetryMails()
  const titles = useMemo(
    () => new Map((templates.data?.items ?? []).map(({ key, title }) => [key as string, title])),
    [templates.data],
  )
  const dismiss = useDismissMails()
  const send = () => tell(retry.mutateAsync(mailId), t('mails.retried', { count: 1 }))
  const giveUp = () => tell(dismiss.mutateAsync(mailId), t('mails.dismissed', { count: 1 }))
  return (
    <PageFrame
      title={mail.data ? mailTitle(t, titles, mail.data) : t('mails.one')}
      breadcrumb={[{ label: t('mails.title'), href: '/admin/mails' }]}
      width="text"
    >
      <Loaded query={mail} waiting={<FormSkeleton />} failed={t('mails.oneFailed')}>
        {(found) => (
          <>
            <Facts mail={found} />
            {found.state === 'failed' && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                <Button
                  variant="contained"
                  startIcon={<RetryIcon size={20} aria-hidden />}
                  loading={retry.isPending}
                  onClick={() => void send()}
                >
                  {t('mails.retry')}
                </Button>
                <Button variant="outlined" loading={dismiss.isPending} onClick={() => void giveUp()}>
                  {t('mails.dismiss')}
                </Button>
              </Box>
            )}
            <Typography sx={{ color: 'text.secondary', mt: 3 }}>{t('mails.noted')}</Typography>
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default MailPage
