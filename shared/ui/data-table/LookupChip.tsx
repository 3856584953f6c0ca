import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchField } from '../base/SearchField.tsx'
import { LoadFailure } from '../feedback/LoadFailure.tsx'
import { ListSkeleton } from '../feedback/LoadingSkeletons.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { useTableTexts } from './table-texts.ts'
import type { Filter, FilterOption } from './table-types.ts'

type Lookup = Extract<Filter, { kind: 'lookup' }>
type Props = { filter: Lookup; value: string; onPick: (value: string) => void }

function Found({
  filter,
  typed,
  onPick,
}: {
  filter: Lookup
  typed: string
  onPick: (one: FilterOption) => void
}) {
  const text = useTableTexts()
  const found = useQuery({
    queryKey: ['data-table lookup', filter.key, typed],
    queryFn: () => filter.find(typed.trim()),
  })
  if (found.isError)
    return (
      <LoadFailure
        dense
        title={text('lookupFailed')}
        error={found.error}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    )
  if (!found.data) return <ListSkeleton count={3} />
  if (found.data.length === 0) return <Typography>{text('noHitsTitle')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {found.data.map((one) => (
        <Box component="li" key={one.value} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Button
            variant="text"
            color="inherit"
            fullWidth
            onClick={() => onPick(one)}
            sx={{ justifyContent: 'flex-start', textAlign: 'start', minHeight: 48, overflowWrap: 'anywhere' }}
          >
            {one.label}
          </Button>
        </Box>
      ))}
    </Box>
  )
}

/** A filter by one of many things: the chip opens a window in which it is found by its name. */
export function LookupChip({ filter, value, onPick }: Props) {
  const text = useTableTexts()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<FilterOption>()
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  const name = filter.chosen ?? (picked?.value === value ? picked.label : '…')
  return (
    <>
      <button type="button" className="chip-value" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('chosen', { filter: filter.label, value: value ? name : text('all') })}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={filter.label}
        actions={
          <Button variant="outlined" onClick={close}>
            {text('close')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <SearchField label={text('searchFor', { what: filter.label })} value={typed} onChange={setTyped} />
          <Found
            filter={filter}
            typed={typed}
            onPick={(one) => {
              setPicked(one)
              onPick(one.value)
              close()
            }}
          />
        </Box>
      </Dialog>
    </>
  )
}
