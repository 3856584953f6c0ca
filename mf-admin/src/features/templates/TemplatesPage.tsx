import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Loaded, PageFrame, Section, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { LinkRow, LinkRows } from '../../common/LinkRows.tsx'
import { useTexts } from './texts.ts'
import { isChanged, listTemplates, type Template } from './api/templates.ts'

const groups: readonly Template['group'][] = ['account', 'learning', 'money', 'forum', 'certificate', 'law']

/** A template in the list: its subject, when it was last sent, and whether it says something else than delivered. */
const Row = ({ template }: { template: Template }): ReactNode => {
  const t = useTexts()
  const { key, title, sample_subject: subject, printed, last_sent_at: sent, updated_at: changed } = template
  return (
    <LinkRow title={title} href={`/admin/templates/${key}`}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          subject,
          ...(printed
            ? []
            : [sent ? t('templates.lastSent', { day: formatDay(sent) }) : t('templates.neverSent')]),
        ].join(' · ')}
      </Typography>
      {template.off && <StatusChip tone="warning">{t('templates.off')}</StatusChip>}
      {changed && isChanged(template) && (
        <StatusChip tone="primary">{t('templates.changed', { day: formatDay(changed) })}</StatusChip>
      )}
    </LinkRow>
  )
}

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
        {({ items }) =>
          groups.map((group) => (
            <Section key={group} title={t(`templates.groups.${group}`)}>
              <LinkRows>
                {items
                  .filter((template) => template.group === group)
                  .map((template) => (
                    <Row key={template.key} template={template} />
                  ))}
              </LinkRows>
            </Section>
          ))
        }
      </Loaded>
    </PageFrame>
  )
}

export default TemplatesPage
