import { formatDateTime } from '@kursportal/shared/i18n'
import { useInfiniteQuery } from '@kursportal/shared/query'
import { Box, Button, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { listErrors, type ModuleError } from '../api/read-modules.ts'
import { Rows, RowLine } from './Rows.tsx'
import { Version } from './Version.tsx'
import { WebhookLine } from './WebhookLine.tsx'

const browsersText = (t: Translate, browsers: ModuleError['browsers']): string =>
  Object.entries(browsers)
    .toSorted(([, one], [, other]) => other - one)
    .map(
      ([browser, times]) => `${browser === 'other' ? t('modules.errors.otherBrowser') : browser} (${times})`,
    )
    .join(', ')

const ErrorRow = ({ error }: { error: ModuleError }): ReactNode => {
  const t = useTexts()
  // What the platform itself knows: no browser told it.
  const isTold = error.kind !== 'place'
  return (
    <RowLine>
      <Typography sx={{ fontWeight: 600 }}>
        {isTold && `${t('modules.errors.times', { count: error.times })}: `}
        {error.message}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(isTold ? 'modules.errors.since' : 'modules.errors.told', {
          kind: t(`modules.errors.kinds.${error.kind}`),
          path: error.path,
          first: formatDateTime(error.first_at),
          last: formatDateTime(error.last_at),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('modules.errors.release')} <Version>{error.version}</Version>
        {isTold && ` · ${t('modules.errors.browsers', { browsers: browsersText(t, error.browsers) })}`}
      </Typography>
      {error.stack !== '' && (
        <Box component="details">
          <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', color: 'text.secondary' }}>
            {t('modules.errors.stack')}
          </Box>
          <Box
            component="pre"
            sx={{
              m: 0,
              p: 2,
              borderRadius: 2,
              bgcolor: 'background.sunken',
              fontSize: '0.875rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {error.stack}
          </Box>
        </Box>
      )}
    </RowLine>
  )
}

/** What went wrong in browsers, for whoever mends the module; folded, as others need not look at it. */
export const ErrorList = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const errors = useInfiniteQuery(listErrors(name))
  return (
    <Section title={t('modules.errors.title')} intro={t('modules.errors.intro')}>
      <Loaded dense query={errors} waiting={<ListSkeleton />} failed={t('modules.errors.failed')}>
        {({ pages }) =>
          pages[0]?.total ? (
            <Box component="details">
              <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
                {t('modules.errors.summary', { count: pages[0].total })}
              </Box>
              <Rows>
                {pages
                  .flatMap(({ items }) => items)
                  .map((error) => (
                    <ErrorRow key={error.id} error={error} />
                  ))}
              </Rows>
              {errors.hasNextPage && (
                <Button
                  variant="outlined"
                  sx={{ mt: 2 }}
                  loading={errors.isFetchingNextPage}
                  onClick={() => void errors.fetchNextPage()}
                >
                  {t('modules.errors.more')}
                </Button>
              )}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>
              {t('modules.errors.summary', { count: 0 })}
            </Typography>
          )
        }
      </Loaded>
      <WebhookLine name={name} />
    </Section>
  )
}
