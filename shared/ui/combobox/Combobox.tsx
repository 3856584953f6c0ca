import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { ReactNode, Ref } from 'react'
import { radius, shadow } from '../../theme/tokens.ts'
import { ChevronDownIcon, CloseIcon } from '../base/icons.ts'
import { FieldFrame, FieldInput } from '../forms/Field.tsx'
import { useComboboxTexts } from './combobox-texts.ts'

/** One entry of a list with search. */
export type ComboboxOption = { value: string; label: string; description?: string; group?: string }

type Props = {
  label: string
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  disabled?: boolean
  placeholder?: string
  options: readonly ComboboxOption[]
  value: ComboboxOption | null
  onChange: (value: ComboboxOption | null) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  /** Given, the server searches: called with what is typed, and `options` are shown as they come. */
  onSearch?: (typed: string) => void
  /** While the server searches. */
  loading?: boolean
}

/** A long list to choose from, found by typing: arrow keys, Enter, Escape, and read out as a combo box. */
export function Combobox({ options, value, onChange, onSearch, loading = false, ...props }: Props) {
  const text = useComboboxTexts()
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={props.error}>
      {({ id, describedBy }) => (
        <Autocomplete
          id={id}
          options={options}
          value={value}
          onChange={(_, picked) => onChange(picked)}
          {...(onSearch && {
            filterOptions: (all: ComboboxOption[]) => all,
            onInputChange: (_: unknown, typed: string, reason: string) => {
              if (reason === 'input' || reason === 'clear') onSearch(typed)
            },
          })}
          {...(options.some((option) => option.group) && {
            groupBy: (option: ComboboxOption) => option.group ?? '',
          })}
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => option.value}
          isOptionEqualToValue={(one, other) => one.value === other.value}
          loading={loading}
          disabled={props.disabled ?? false}
          autoHighlight
          noOptionsText={text('noHits')}
          loadingText={text('searching')}
          openText={text('open')}
          closeText={text('close')}
          clearText={text('clear')}
          popupIcon={<ChevronDownIcon size={22} />}
          clearIcon={<CloseIcon size={20} />}
          slotProps={{
            paper: {
              sx: {
                borderRadius: `${radius.control}px`,
                boxShadow: shadow.raised,
                border: 1,
                borderColor: 'divider',
                mt: 0.5,
              },
            },
            listbox: {
              sx: { maxHeight: 'min(50vh, 380px)', '& .MuiAutocomplete-option': { minHeight: 48 } },
            },
          }}
          renderOption={({ key, ...item }, option) => (
            <Box component="li" key={key} {...item}>
              <span>
                {option.label}
                {option.description && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '1rem' }}>
                    {option.description}
                  </Box>
                )}
              </span>
            </Box>
          )}
          renderInput={(params) => (
            <FieldInput
              ref={params.slotProps.input.ref}
              className={params.slotProps.input.className}
              endAdornment={params.slotProps.input.endAdornment}
              onMouseDown={params.slotProps.input.onMouseDown}
              disabled={params.disabled}
              fullWidth
              error={Boolean(props.error)}
              placeholder={props.placeholder ?? text('placeholder')}
              inputRef={props.inputRef}
              onBlur={props.onBlur}
              slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
