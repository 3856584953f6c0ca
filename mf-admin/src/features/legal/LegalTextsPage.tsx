import { legalType, type LegalType } from '@kursportal/shared/contract'
import { berlinDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQueries } from '@kursportal/shared/query'
import { Loaded, PageFrame, Skeleton, StatusChip, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../common/LinkRows.tsx'
import { useTexts } from './texts.ts'
import { readLegalText, type LegalText } from '../../common/read-legal-text.ts'

type StandingProps = { type: LegalType; text: LegalText | null | undefined }

const Standing = ({ type, text }: StandingProps): ReactNode => {
  const t = useTexts()
  const [today] = useState(() => berlinDay(new Date()))
  if (text === undefined) return <Skeleton width="12ch" sx={{ fontSize: '1rem' }} />
  if (text === null && type === 'accessibility')
    return <Typography sx={{ color: 'text.secondary' }}>{t('legal.made')}</Typography>
  if (text === null) return <StatusChip tone="warning">{t('legal.unwritten')}</StatusChip>
  if (text.valid_from && text.valid_from > today)
    return (
      <StatusChip tone="info">
        {t('legal.ahead', { version: text.version, day: formatDay(text.valid_from) })}
      </StatusChip>
    )
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {t('legal.standing', { version: text.version, day: formatDay(text.updated_at) })}
    </Typography>
  )
}

/** A row for each type, in its order; what has not been read yet is undefined. */
const Rows = ({ texts }: { texts: readonly (LegalText | null | undefined)[] }): ReactNode => {
  const t = useTexts()
  return (
    <LinkRows>
      {legalType.options.map((type, index) => (
        <LinkRow
          key={type}
          title={texts[index]?.title ?? t(`legal.types.${type}`)}
          href={`/admin/pages/${type}`}
        >
          <Standing type={type} text={texts[index]} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}

/** The pages with legal texts: in which version each is, and the way to change it. */
const LegalTextsPage = (): ReactNode => {
  const t = useTexts()
  const texts = useQueries({ queries: legalType.options.map((type) => readLegalText(type)) })
  return (
    <PageFrame title={t('legal.title')} intro={t('legal.intro')}>
      <Loaded
        query={texts}
        waiting={<Rows texts={texts.map(({ data }) => data)} />}
        failed={t('legal.failed')}
        home={{ label: t('legal.home'), href: '/admin/pages' }}
      >
        {(all) => <Rows texts={all} />}
      </Loaded>
    </PageFrame>
  )
}

export default LegalTextsPage
