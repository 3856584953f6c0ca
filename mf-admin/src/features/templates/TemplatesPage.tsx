import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Loaded, PageFrame, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../common/LinkRows.tsx'
import { useTexts } from '../../texts/index.ts'
import { isChanged, listTemplates } from './api/templates.ts'

/** Everything the platform sends or prints by itself. */
const TemplatesPage = (): ReactNode => {
  const t = useTexts()
  const templates = useQuery(listTemplates())
  return (
    <PageFrame title={t('templates.title')} intro={t('templates.intro')}>
      <Loaded
        query={templates}
        waiting={<ListSkeleton />}
        failed={t('templates.failed')}
        home={{ label: t('templates.home'), href: '/admin/templates' }}
      >
        {({ items }) => (
          <LinkRows>
            {items.map((template) => (
              <LinkRow key={template.key} title={template.title} href={`/admin/templates/${template.key}`}>
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {template.sample_subject}
                </Typography>
                {template.updated_at && isChanged(template) && (
                  <StatusChip tone="primary">
                    {t('templates.changed', { day: formatDay(template.updated_at) })}
                  </StatusChip>
                )}
              </LinkRow>
            ))}
          </LinkRows>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default TemplatesPage
