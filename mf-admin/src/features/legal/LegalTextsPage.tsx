import { legalType } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQueries } from '@kursportal/shared/query'
import { LoadFailure, PageFrame, Skeleton, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../common/LinkRows.tsx'
import { useTexts } from '../../texts/index.ts'
import { readLegalText, type LegalText } from './api/legal-texts.ts'

const Standing = ({ text }: { text: LegalText | null | undefined }): ReactNode => {
  const t = useTexts()
  if (text === undefined) return <Skeleton width="12ch" sx={{ fontSize: '1rem' }} />
  if (text === null) return <StatusChip tone="warning">{t('legal.unwritten')}</StatusChip>
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('legal.standing', { version: text.version, day: formatDay(text.updated_at) })}
    </Typography>
  )
}

/** The pages with legal texts: in which version each is, and the way to change it. */
const LegalTextsPage = (): ReactNode => {
  const t = useTexts()
  const types = legalType.options
  const texts = useQueries({ queries: types.map((type) => readLegalText(type)) })
  const failed = texts.find((one) => one.isError && one.data === undefined)
  return (
    <PageFrame title={t('legal.title')} intro={t('legal.intro')}>
      {failed ? (
        <LoadFailure
          title={t('legal.failed')}
          error={failed.error}
          home={{ label: t('legal.home'), href: '/admin/pages' }}
          onRetry={() => texts.forEach((one) => void one.refetch())}
          retrying={texts.some((one) => one.isFetching)}
        />
      ) : (
        <LinkRows>
          {types.map((type, index) => (
            <LinkRow
              key={type}
              title={texts[index]?.data?.title ?? t(`legal.types.${type}`)}
              href={`/admin/pages/${type}`}
            >
              <Standing text={texts[index]?.data} />
            </LinkRow>
          ))}
        </LinkRows>
      )}
    </PageFrame>
  )
}

export default LegalTextsPage
