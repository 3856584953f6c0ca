import { formatDateTime } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import {
  Box,
  Button,
  Card,
  CardBody,
  EmptyState,
  ListSkeleton,
  SideSheet,
  StatusChip,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { fetchedOf } from '../../../common/page-by-page.ts'
import { useTexts } from '../texts.ts'
import { listVersions } from '../api/landing.ts'
import type { Builder } from '../state/useBuilder.ts'
import { Compared, type ComparedProps } from './Compared.tsx'

type Props = { accessId: string; open: boolean; onClose: () => void; builder: Builder }

/** The publishes of a page, newest first: to compare with what is being made, and to take back into it. */
export const VersionsSheet = ({ accessId, open, onClose, builder }: Props): ReactNode => {
  const t = useTexts()
  const list = useInfiniteQuery({ ...listVersions(accessId), enabled: open })
  return (
    <SideSheet open={open} onClose={onClose} title={t('landing.versions.title')} width={560}>
      <Loaded query={list} waiting={<ListSkeleton count={3} />} failed={t('landing.versions.failed')}>
        {(fetched) => {
          const { items } = fetchedOf(fetched)
          return items.length === 0 ? (
            <EmptyState dense title={t('landing.versions.empty')}>
              {t('landing.versions.emptyBody')}
            </EmptyState>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('landing.versions.intro')}</Typography>
              <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
                {items.map((version) => (
                  <li key={version.id}>
                    <Entry
                      accessId={accessId}
                      version={version}
                      versions={items}
                      builder={builder}
                      onTaken={onClose}
                    />
                  </li>
                ))}
              </Box>
              {list.hasNextPage && (
                <Button
                  variant="text"
                  loading={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                  sx={{ mt: 2 }}
                >
                  {t('landing.versions.more')}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </SideSheet>
  )
}

const Entry = (props: ComparedProps): ReactNode => {
  const t = useTexts()
  const { version } = props
  const [isOpen, setOpen] = useState(false)
  const when = formatDateTime(version.published_at)
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h3">{t('landing.versions.version', { number: version.number })}</Typography>
          {version.current && <StatusChip tone="success">{t('landing.versions.current')}</StatusChip>}
        </Box>
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
          {version.published_by ? t('landing.versions.by', { when, name: version.published_by.name }) : when}
          {' · '}
          {t('landing.versions.blocks', { count: version.blocks })}
        </Typography>
        <Button variant="outlined" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('landing.versions.compare')}
        </Button>
        {isOpen && <Compared {...props} />}
      </CardBody>
    </Card>
  )
}
