import { useSystemConfig } from '@kursportal/shared/store'
import { Link } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** Where mails are kept while no mail server is set: on a trial platform the code can be read there. */
export const DevOutboxLink = ({ to }: { to: string }): ReactNode => {
  const t = useTexts()
  if (!useSystemConfig().features.dev_outbox) return null
  return (
    <>
      {t('account.outbox')}{' '}
      <Link href={`/api/dev/outbox?to=${encodeURIComponent(to)}&limit=1`} target="_blank">
        {t('account.outboxLink')}
      </Link>
    </>
  )
}
