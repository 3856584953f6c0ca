import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../base/icons.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { PAGE_SIZES } from './list-state.ts'
import { PageField, PageSize } from './PageSize.tsx'
import { useTableTexts } from './table-texts.ts'
import { useTotal } from './useTotal.ts'

type Props = {
  label: string
  page: number
  limit: number
  total: number
  onPage: (page: number) => void
  /** Given, people choose how many rows a page has. */
  onLimit?: ((limit: number) => void) | undefined
  /** How many there are, in the list's own words, where all stand on one page. */
  countText?: string
  /** That `total` is that of this list as it is searched and filtered now: only then a page can lie beyond its end. */
  settled?: boolean
}

/** Which rows of how many, announced; and the ways to the pages beside. Nothing but the count on a single page. */
export function Paging({ label, page, limit, total, onPage, onLimit, countText, settled = false }: Props) {
  const text = useTableTexts()
  const inAll = useTotal()
  const last = Math.max(0, Math.ceil(total / limit) - 1)
  // An address beyond the end, or a list that became shorter, leads to the last page there is.
  const beyond = settled && page > last
  const turn = useRef(onPage)
  useEffect(() => {
    turn.current = onPage
  })
  useEffect(() => {
    if (beyond) turn.current(last)
  }, [beyond, last])
  const from = page * limit + 1
  const to = Math.min(total, from + limit - 1)
  const isOnly = page === 0 && total <= limit
  const words = isOnly
    ? total === 0
      ? text('noHits')
      : (countText ?? text('hits', { count: total }))
    : text('range', { from: formatNumber(from), to: formatNumber(to), total: inAll(total) })
  const isMany = total > Math.min(limit, PAGE_SIZES[0])
  return (
    <Box
      component="nav"
      aria-label={text('pages', { label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 2,
      }}
    >
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {/* What is seen then is the empty state above. */}
        {total === 0 ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Box>
      {onLimit && isMany && <PageSize limit={limit} onLimit={onLimit} />}
      {last > 1 && <PageField page={page} last={last} onPage={onPage} />}
      {!isOnly && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
            startIcon={<ChevronLeftIcon size={20} />}
          >
            {text('previous')}
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={to >= total}
            onClick={() => onPage(page + 1)}
            endIcon={<ChevronRightIcon size={20} />}
          >
            {text('next')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
