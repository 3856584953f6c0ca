import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import {
  Fragment,
  startTransition,
  useCallback,
  useId,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import { radius, shadow } from '../../theme/tokens.ts'
import { ChevronDownIcon, CloseIcon } from '../base/icons.ts'
import { FieldFrame, FieldInput } from '../forms/Field.tsx'
import { useComboboxTexts } from './combobox-texts.ts'
import { useRoomBelow } from './useRoomBelow.ts'

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
  /** While `options` are not yet those for what is typed. */
  loading?: boolean
}

/** The options whose name holds what is typed: what was found for other words must not be taken for these. */
const matching = (options: readonly ComboboxOption[], typed: string): ComboboxOption[] => {
  const words = typed.trim().toLocaleLowerCase('de')
  return options.filter(({ label }) => label.toLocaleLowerCase('de').includes(words))
}

/** The one option whose name was typed in full, but not chosen. */
const namedBy = (options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined => {
  const named = matching(options, typed).filter(({ label }) => label.length === typed.trim().length)
  return named.length === 1 ? named[0] : undefined
}

/** Options that belong together, under their name. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list box takes groups by role; an optgroup is a select's
    <Box role="group" aria-labelledby={id}>
      <Box
        id={id}
        role="presentation"
        sx={{ px: 2, pt: 1.5, pb: 0.5, fontSize: '0.9375rem', fontWeight: 600, color: 'text.secondary' }}
      >
        {name}
      </Box>
      {children}
    </Box>
  )
}

type AnchorProps = ComponentProps<typeof FieldInput> & { anchor: Ref<HTMLElement> | undefined }

/**
 * The box the list hangs at. MUI keeps it as a state and draws the whole field once more with it: as a transition, since
 * nobody can have opened the list yet.
 */
function Anchor({ anchor, ...props }: AnchorProps) {
  const hold = useCallback(
    (box: HTMLElement | null) =>
      startTransition(() => {
        if (typeof anchor === 'function') anchor(box)
      }),
    [anchor],
  )
  return <FieldInput ref={hold} {...props} />
}

/**
 * The same option as long as it says the same. MUI takes another object for another choice and writes its name into the
 * field, over what is being typed; whoever asks a server for options gets new ones with each letter.
 */
const useSameOption = (option: ComboboxOption | null): ComboboxOption | null => {
  const [kept, setKept] = useState(option)
  if (kept?.value === option?.value && kept?.label === option?.label) return kept
  setKept(option)
  return option
}

/** A long list to choose from, found by typing: arrow keys, Enter, Escape, and read out as a combo box. */
export function Combobox({ options, value, onChange, onSearch, loading = false, ...props }: Props) {
  const text = useComboboxTexts()
  const room = useRoomBelow()
  const chosen = useSameOption(value)
  return (
    <FieldFrame label={props.label} hint={props.hint} optional={props.optional ?? false} error={props.error}>
      {({ id, describedBy }) => (
        <Autocomplete
          id={id}
          options={options}
          value={chosen}
          onChange={(_, picked) => onChange(picked)}
          {...(onSearch && {
            filterOptions: (all: ComboboxOption[], { inputValue }: { inputValue: string }) =>
              loading ? matching(all, inputValue) : all,
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
          // Room for both icons beside what is chosen, however long it is.
          sx={{
            '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot': {
              pr: '84px',
            },
          }}
          // Enter takes an option; it never sends the form with a name that is only half typed.
          onKeyDown={(event) => {
            const { key, target } = event
            const typed = target instanceof HTMLInputElement ? target.value : ''
            if (key === 'Enter' && typed !== '' && typed !== value?.label) event.preventDefault()
          }}
          onOpen={(event) => room.make(event.currentTarget)}
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
            // The list hangs at the page's end; as a landmark it is found there (axe `region`).
            popper: { role: 'region', 'aria-labelledby': `${id}-label` },
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
              component: 'div',
              sx: { maxHeight: room.height, '& .MuiAutocomplete-option': { minHeight: 48 } },
            },
          }}
          // A list of groups of options, and nothing between: as ARIA has it for a list box.
          renderGroup={({ key, group, children }) =>
            group === '' ? (
              <Fragment key={key}>{children}</Fragment>
            ) : (
              <Group key={key} name={group}>
                {children}
              </Group>
            )
          }
          renderOption={({ key, ...item }, option) => (
            <Box component="div" key={key} {...(item as HTMLAttributes<HTMLElement>)}>
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
            <Anchor
              anchor={params.slotProps.input.ref}
              className={params.slotProps.input.className}
              endAdornment={params.slotProps.input.endAdornment}
              onMouseDown={params.slotProps.input.onMouseDown}
              disabled={params.disabled}
              fullWidth
              error={Boolean(props.error)}
              placeholder={props.placeholder ?? text('placeholder')}
              inputRef={props.inputRef}
              // Who typed the whole name has chosen: leaving the field would empty it.
              onBlur={({ target }) => {
                const named = target.value === value?.label ? undefined : namedBy(options, target.value)
                if (named) onChange(named)
                props.onBlur?.()
              }}
              slotProps={{ input: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </FieldFrame>
  )
}
