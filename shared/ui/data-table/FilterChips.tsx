import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { CloseIcon } from '../base/icons.ts'
import { Chip } from './Chip.tsx'
import { LookupChip } from './LookupChip.tsx'
import { useTableTexts } from './table-texts.ts'
import type { Filter } from './table-types.ts'

type ChipProps = { filter: Filter; value: string; onPick: (value: string) => void }

/** The device's own select or calendar in a chip. */
function ChipControl({ filter, value, onPick }: ChipProps) {
  const text = useTableTexts()
  const id = useId()
  if (filter.kind === 'lookup') return <LookupChip filter={filter} value={value} onPick={onPick} />
  return (
    <>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'day' ? (
        <input id={id} type="date" value={value} onChange={({ target }) => onPick(target.value)} />
      ) : (
        <select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
          <option value="">{filter.unset ?? text('all')}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

function FilterChip({ filter, value, onPick }: ChipProps) {
  const text = useTableTexts()
  return (
    <Chip chosen={value !== ''}>
      <ChipControl filter={filter} value={value} onPick={onPick} />
      {value !== '' && (
        <IconButton
          aria-label={text('clearFilter', { filter: filter.label })}
          onClick={() => onPick('')}
          color="inherit"
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </Chip>
  )
}

type Props = {
  filters: readonly Filter[]
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
}

/** Filters as chips: filled while they narrow the list, with a cross; those seldom wanted come behind a press. */
export function FilterChips({ filters, values, onChange }: Props) {
  const text = useTableTexts()
  const [isOpen, setOpen] = useState(false)
  const isHidden = (filter: Filter) => Boolean(filter.seldom) && !isOpen && !values[filter.key]
  const isAnyHidden = filters.some(isHidden)
  return (
    <>
      {filters.map(
        (filter) =>
          !isHidden(filter) && (
            <FilterChip
              key={filter.key}
              filter={filter}
              value={values[filter.key] ?? ''}
              onPick={(value) => onChange({ ...values, [filter.key]: value })}
            />
          ),
      )}
      {(isAnyHidden || isOpen) && (
        <Button
          variant="text"
          size="small"
          sx={{ minHeight: 44 }}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'fewerFilters' : 'moreFilters')}
        </Button>
      )}
    </>
  )
}
