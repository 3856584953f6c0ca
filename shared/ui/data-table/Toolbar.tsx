import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { radius } from '../../theme/tokens.ts'
import { CloseIcon, SearchIcon } from '../base/icons.ts'
import { FilterChips } from './FilterChips.tsx'
import type { ListState } from './list-state.ts'
import { useTableTexts } from './table-texts.ts'
import type { Filter } from './table-types.ts'

const Control = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 280px',
  paddingLeft: 16,
  minHeight: 52,
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': {
    borderColor: theme.vars.palette.focus,
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 1,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 48,
    border: 0,
    outline: 'none !important',
    background: 'transparent',
    color: 'inherit',
    padding: '0 14px',
  },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '@media (forced-colors: active)': { '&:focus-within': { outlineColor: 'Highlight' } },
}))

/** How long to wait after the last key before searching, in ms. */
const pause = 300

function Search({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (words: string) => void
}) {
  const text = useTableTexts()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (words: string, wait: number) => {
    setTyped(words)
    clearTimeout(timer.current)
    const { pathname } = window.location
    timer.current = setTimeout(() => {
      // Somebody has gone on to another page, which is still being fetched: the search must not bring them back.
      if (window.location.pathname !== pathname) return
      setKnown(words.trim())
      onSearch(words.trim())
    }, wait)
  }
  return (
    <Control>
      <SearchIcon size={22} style={{ flex: 'none' }} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => search(event.target.value, pause)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0)
        }}
      />
      {typed && (
        <IconButton aria-label={text('clearSearch')} onClick={() => search('', 0)}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </Control>
  )
}

type Props = {
  /** What is searched, for screen readers. */
  label: string
  state: ListState
  onStateChange: (state: ListState) => void
  searchLabel?: string | undefined
  filters?: readonly Filter[]
  /** What stands behind the filters: the order on phones. */
  children?: ReactNode
}

/** Search and filters above a list. Any change goes back to the first page. */
export function Toolbar({ label, state, onStateChange, searchLabel, filters = [], children }: Props) {
  if (!searchLabel && filters.length === 0 && !children) return null
  return (
    <Box
      // `<search>` is not known to every browser that we are to work in.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="search"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
      {searchLabel && (
        <Search
          label={searchLabel}
          value={state.search}
          onSearch={(search) => onStateChange({ ...state, search, page: 0 })}
        />
      )}
      <FilterChips
        filters={filters}
        values={state.filters}
        onChange={(values) => onStateChange({ ...state, page: 0, filters: values })}
      />
      {children}
    </Box>
  )
}
