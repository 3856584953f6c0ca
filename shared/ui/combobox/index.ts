/** Long lists with search; alone, because it is heavy. */
export { Combobox, type ComboboxOption } from './Combobox.tsx'
export { ComboboxField } from './ComboboxField.tsx'
export { InsuranceField, InsuranceNumberField } from './InsuranceField.tsx'
export { useInsuranceSearch } from './useInsuranceSearch.ts'
