import { Box, StatusChip, styled } from '@kursportal/shared/ui'
import { Fragment } from 'react'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../texts.ts'
import { isOutdated, type InterfaceText } from '../text.rules.ts'

/** The words themselves open the dialog that words them differently. */
const Words = styled('button')({
  all: 'unset',
  display: 'inline-block',
  minHeight: 24,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentcolor' },
})

/** What the list says of a text. */
export const textColumns = (
  t: Translate,
  titleOf: (source: string) => string,
  screenOf: (text: InterfaceText) => string,
  onOpen: (text: InterfaceText) => void,
): Column<InterfaceText>[] => [
  {
    key: 'text',
    header: t('texts.text'),
    cell: (one) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <Words type="button" onClick={() => onOpen(one)}>
          {one.own ?? one.text}
        </Words>
        {one.own !== undefined && (
          <Box
            component="span"
            sx={{ display: 'block', mt: 0.5, fontWeight: 400, fontSize: '1rem', color: 'text.secondary' }}
          >
            {t('texts.before', { text: one.text })}
          </Box>
        )}
      </Box>
    ),
  },
  {
    key: 'state',
    header: t('texts.state'),
    cell: (one) =>
      one.own === undefined ? (
        t('texts.original')
      ) : (
        <StatusChip tone={isOutdated(one) ? 'warning' : 'primary'}>
          {t(isOutdated(one) ? 'texts.outdated' : 'texts.own')}
        </StatusChip>
      ),
  },
  {
    key: 'screen',
    header: t('texts.screen'),
    cell: (one) => (
      <>
        {screenOf(one)}
        <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
          {titleOf(one.source)}
        </Box>
      </>
    ),
  },
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
