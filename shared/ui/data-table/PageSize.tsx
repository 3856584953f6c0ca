import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { radius } from '../../theme/tokens.ts'
import { LabelledSelect } from '../base/LabelledSelect.tsx'
import { PAGE_SIZES } from './list-state.ts'
import { useTableTexts } from './table-texts.ts'

const Input = styled('input')(({ theme }) => ({
  width: '4.5em',
  minHeight: 44,
  padding: '4px 10px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** The number of the page as a field: typed, and taken at Enter or on leaving it. Anything that is no page is put back. */
export function PageField({
  page,
  last,
  onPage,
}: {
  page: number
  last: number
  onPage: (page: number) => void
}) {
  const text = useTableTexts()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const go = () => {
    const wanted = Number(typed)
    if (typed !== undefined && Number.isSafeInteger(wanted) && wanted > 0) onPage(Math.min(wanted - 1, last))
    setTyped(undefined)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
      <label htmlFor={id}>{text('page')}</label>
      <Input
        id={id}
        inputMode="numeric"
        value={typed ?? String(page + 1)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={({ key }) => {
          if (key === 'Enter') go()
        }}
      />
      <span>{text('ofPages', { pages: formatNumber(last + 1) })}</span>
    </Box>
  )
}

/** How many rows a page has. */
export function PageSize({ limit, onLimit }: { limit: number; onLimit: (limit: number) => void }) {
  const text = useTableTexts()
  const sizes = [...new Set([limit, ...PAGE_SIZES])].toSorted((one, other) => one - other)
  return (
    <LabelledSelect
      label={text('pageSize')}
      value={limit}
      options={sizes.map((value) => ({ value, label: String(value) }))}
      onChange={onLimit}
    />
  )
}
