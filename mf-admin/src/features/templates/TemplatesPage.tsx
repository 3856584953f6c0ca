import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, LoadFailure, PageFrame, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../common/LinkRows.tsx'
import { useTexts } from '../../texts/index.ts'
import { listTemplates } from './api/templates.ts'

/** Everything the platform sends or prints by itself. */
const TemplatesPage = (): ReactNode => {
  const t = useTexts()
  const templates = useQuery(listTemplates())
  return (
    <PageFrame title={t('templates.title')} intro={t('templates.intro')}>
      {templates.isPending && <ListSkeleton />}
      {templates.isError && !templates.data && (
        <LoadFailure
          title={t('templates.failed')}
          error={templates.error}
          home={{ label: t('templates.home'), href: '/admin/templates' }}
          onRetry={() => void templates.refetch()}
          retrying={templates.isFetching}
        />
      )}
      <LinkRows>
        {templates.data?.items.map(({ key, title, sample_subject, updated_at }) => (
          <LinkRow key={key} title={title} href={`/admin/templates/${key}`}>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {sample_subject}
            </Typography>
            {updated_at && (
              <StatusChip tone="primary">{t('templates.changed', { day: formatDay(updated_at) })}</StatusChip>
            )}
          </LinkRow>
        ))}
      </LinkRows>
    </PageFrame>
  )
}

export default TemplatesPage
