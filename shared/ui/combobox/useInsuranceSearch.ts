import { useState } from 'react'
import { read, type AnswerOf } from '../../client/index.ts'
import { keepPreviousData, useQuery } from '../../query/index.ts'
import type { ComboboxOption } from './Combobox.tsx'
import { useComboboxTexts } from './combobox-texts.ts'

/** A health insurance that can be chosen. */
type Insurance = AnswerOf<'GET /insurances'>['items'][number]

/**
 * The search for a health insurance: what the server found for what is typed, the important ones first, how each is
 * shown, and what a list with search needs.
 */
export const useInsuranceSearch = () => {
  const text = useComboboxTexts()
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData } = useQuery({
    ...read('GET /insurances', { search: typed, active_only: 'true', limit: 50 }),
    placeholderData: keepPreviousData,
  })
  const optionOf = ({ id, name, important, iban_required }: Insurance): ComboboxOption => ({
    value: id,
    label: name,
    group: text(important ? 'insuranceOften' : 'insuranceAll'),
    ...(iban_required && { description: text('insuranceNeedsIban') }),
  })
  const items = data?.items ?? []
  const field = {
    label: text('insurance'),
    hint: text('insuranceHint'),
    options: items.map(optionOf),
    loading: isPending || isPlaceholderData,
    onSearch: setTyped,
  }
  return { items, optionOf, field }
}
