import { Box, StatusChip } from '@kursportal/shared/ui'
import { Fragment } from 'react'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../../../texts/index.ts'
import type { InterfaceText } from '../text.rules.ts'

/** What the list says of a text. */
export const textColumns = (t: Translate, titleOf: (source: string) => string): Column<InterfaceText>[] => [
  {
    key: 'text',
    header: t('texts.text'),
    cell: ({ text, own }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {own ?? text}
        {own !== undefined && (
          <Box
            component="span"
            sx={{ display: 'block', mt: 0.5, fontWeight: 400, fontSize: '1rem', color: 'text.secondary' }}
          >
            {t('texts.before', { text })}
          </Box>
        )}
      </Box>
    ),
  },
  {
    key: 'state',
    header: t('texts.state'),
    cell: ({ own }) =>
      own === undefined ? t('texts.original') : <StatusChip tone="primary">{t('texts.own')}</StatusChip>,
  },
  { key: 'source', header: t('texts.source'), cell: ({ source }) => titleOf(source) },
  {
    key: 'key',
    header: t('texts.key'),
    cell: ({ key }) => (
      <Box component="code" sx={{ fontSize: '0.9375rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {/* A long key breaks between its words. */}
        {key.split(/([._:])/).map((part, index) => (
          <Fragment key={index}>
            {part}
            {index % 2 === 1 && <wbr />}
          </Fragment>
        ))}
      </Box>
    ),
    wideOnly: true,
  },
]
