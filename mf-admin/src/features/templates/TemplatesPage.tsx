import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Card,
  ChevronRightIcon,
  Link,
  ListSkeleton,
  LoadFailure,
  PageFrame,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 840 }}>
        {templates.data?.items.map(({ key, title, sample_subject, updated_at }) => (
          <Card as="li" key={key} interactive sx={{ p: 2.5 }}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
                <Typography variant="h3" component="h2">
                  <Link
                    href={`/admin/templates/${key}`}
                    underline="hover"
                    sx={{
                      color: 'text.primary',
                      '&::after': { content: '""', position: 'absolute', inset: 0 },
                    }}
                  >
                    {title}
                  </Link>
                </Typography>
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {sample_subject}
                </Typography>
                {updated_at && (
                  <StatusChip tone="primary">
                    {t('templates.changed', { day: formatDay(updated_at) })}
                  </StatusChip>
                )}
              </Box>
              <ChevronRightIcon size={24} aria-hidden style={{ flex: 'none' }} />
            </Box>
          </Card>
        ))}
      </Box>
    </PageFrame>
  )
}

export default TemplatesPage
