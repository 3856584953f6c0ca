/** The health insurance as a form holds it: one of the list, or, without `id`, one that the person names. */
export type ChosenInsurance = { id: string | null; name: string; iban_required: boolean; private: boolean }

/** A health insurance that is not in the list. */
type Other = { name: string; private: boolean }

/** What a form holds at first, from what is known of a person. */
export const knownInsurance = (person: {
  insurance: ChosenInsurance | null
  insurance_other: Other | null
}): ChosenInsurance | null =>
  person.insurance ??
  (person.insurance_other && { ...person.insurance_other, id: null, iban_required: false })

/** What is sent of it: one of the two, the other emptied. */
export const insuranceAnswers = (
  chosen: ChosenInsurance | null,
): { insurance_id: string | null; insurance_other: Other | null } => ({
  insurance_id: chosen?.id ?? null,
  insurance_other: chosen?.id === null ? { name: chosen.name, private: chosen.private } : null,
})
