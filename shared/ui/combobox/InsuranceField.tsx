import Box from '@mui/material/Box'
import type { ChosenInsurance } from '../../domain/index.ts'
import { CheckboxField } from '../forms/CheckboxField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { saysMissing } from '../forms/error-text.ts'
import { placed, type FieldName } from '../forms/field-name.ts'
import { useField } from '../forms/useField.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'
import { useComboboxTexts } from './combobox-texts.ts'
import { useInsuranceSearch } from './useInsuranceSearch.ts'

const isChosen = (value: unknown): value is ChosenInsurance =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'private' in value

/** The entry for an insurance that is not in the list. */
const OTHER = 'other'

/**
 * The health insurance as a field of a form, found by typing, or named by whoever does not find theirs. The form holds a
 * `ChosenInsurance`, or `null`.
 */
export function InsuranceField({
  name,
  optional = false,
}: {
  name: FieldName<ChosenInsurance | null>
  optional?: boolean
}) {
  const text = useComboboxTexts()
  const { value, onChange, onBlur, inputRef, error } = useField(name)
  const { items, field } = useInsuranceSearch()
  // Last of all the way on for whoever finds nothing; not before the search is over, or Enter would take it.
  const other: ComboboxOption = {
    value: OTHER,
    label: text('insuranceOther'),
    description: text('insuranceOtherHint'),
  }
  const chosen = isChosen(value) ? value : null
  const isOther = chosen?.id === null
  const said = saysMissing(error) ? text('insuranceMissing') : error
  const choose = (option: ComboboxOption | null): void =>
    onChange(
      option?.value === OTHER
        ? { id: null, name: '', iban_required: false, private: false }
        : (items.find(({ id }) => id === option?.value) ?? null),
    )
  return (
    <>
      <Combobox
        {...field}
        options={field.loading ? field.options : [...field.options, other]}
        optional={optional}
        value={isOther ? other : chosen && { value: chosen.id ?? OTHER, label: chosen.name }}
        onChange={choose}
        onBlur={onBlur}
        inputRef={inputRef}
        error={isOther ? undefined : said}
      />
      {isOther && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <TextField
            name={placed<string>(`${name}.name`)}
            label={text('insuranceOtherName')}
            hint={text('insuranceOtherNameHint')}
            maxLength={120}
          />
          <CheckboxField name={placed<boolean>(`${name}.private`)} label={text('insuranceOtherPrivate')} />
        </Box>
      )}
    </>
  )
}

/** The number on the card of an insurance, with the words for its kind. */
export function InsuranceNumberField({
  // Releases for contracts before 1.5 do not say it.
  name = placed('insurance_number'),
  chosen,
  optional = false,
  whenEmpty = null,
}: {
  name?: FieldName<string | null>
  chosen: { private: boolean } | null
  optional?: boolean
  /** What the form holds when the field is empty. */
  whenEmpty?: null | ''
}) {
  const text = useComboboxTexts()
  return (
    <TextField
      name={name}
      label={text('insuranceNumber')}
      hint={text(chosen?.private ? 'insuranceNumberPrivate' : 'insuranceNumberStatutory')}
      whenEmpty={whenEmpty}
      maxLength={40}
      optional={optional}
    />
  )
}
