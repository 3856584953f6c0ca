import { formatDay } from '@kursportal/shared/i18n'
import { useLocation } from '@kursportal/shared/router'
import { Alert, Link, PageFrame, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { legalTypes } from '../../common/legal-types.ts'
import { LegalText, useLegalText } from '../../common/LegalText.tsx'
import { useTexts } from './texts.ts'
import { ContactPoints } from './components/ContactPoints.tsx'

/** A legal text as a page of its own. */
const LegalPage = (): ReactNode => {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const asked = Number(new URLSearchParams(search).get('fassung'))
  const version = Number.isInteger(asked) && asked > 0 ? asked : undefined
  const type = legalTypes.find((known) => pathname === `/legal/${known}`) ?? 'imprint'
  const { data } = useLegalText(type, version)
  return (
    <PageFrame
      title={data?.title ?? t(`legal.${type}`)}
      width="text"
      intro={
        data &&
        (data.valid_from
          ? t('legal.from', { day: formatDay(data.valid_from) })
          : t('legal.changed', { day: formatDay(data.updated_at) }))
      }
    >
      {data?.next && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('legal.ahead', { day: formatDay(data.next.valid_from) })}{' '}
          <Link href={`${pathname}?fassung=${data.next.version}`}>{t('legal.readAhead')}</Link>
        </Alert>
      )}
      {version !== undefined && (
        <Typography sx={{ mb: 3 }}>
          <Link href={pathname}>{t('legal.readNow')}</Link>
        </Typography>
      )}
      <LegalText type={type} version={version} />
      {type === 'imprint' && <ContactPoints />}
    </PageFrame>
  )
}

export default LegalPage
