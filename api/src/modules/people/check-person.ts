import type { InsuranceOther, ValidationDetail } from '@kursportal/shared/contract'
import { agesProblems, berlinDay, fitsInsurance } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** What the rules that span several fields look at. */
export type CheckedPerson = {
  birth_date: string | null
  parent_name: string
  parent_birth_date: string | null
  insurance_id: string | null
  /** One that is not in the list. */
  insurance_other: InsuranceOther | null
  insurance_number: string | null
  has_iban: boolean
}

/** Which of the rules to check; a change checks only those whose fields it touches. */
type Checked = { ages: boolean; insurance: boolean; number: boolean }

/**
 * The rules about somebody that span several fields (specification, section 5).
 * @throws ApiError too_young; insurance_not_found for one that does not exist or cannot be chosen any more;
 *   validation_failed naming each field
 */
export const checkPerson = async (
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  person: CheckedPerson,
  checked: Checked = { ages: true, insurance: true, number: true },
): Promise<void> => {
  const problems = checked.ages
    ? agesProblems(person, berlinDay(context.clock.now()), context.config.limits)
    : []
  if (problems.some(({ problem }) => problem === 'too_young')) throw new ApiError('too_young')
  const details: ValidationDetail[] = problems.map(({ path, problem }) => ({ path, message: problem }))
  const { insurance_other: other, insurance_number: number } = person
  const listed = checked.insurance || checked.number ? await insuranceOf(context, person.insurance_id) : null
  // Also where the one of the list is the one they had.
  if (person.insurance_id && other) details.push({ path: 'insurance_other', message: 'insurance_twice' })
  if (checked.insurance && person.insurance_id) {
    if (!listed?.active) throw new ApiError('insurance_not_found')
    if (listed.iban_required && !person.has_iban) details.push({ path: 'iban', message: 'iban_required' })
  }
  if (checked.number && number !== null && !fitsInsurance(number, listed ?? other))
    details.push({ path: 'insurance_number', message: 'insurance_number_invalid' })
  if (details.length > 0) throw new ApiError('validation_failed', details)
}

const insuranceOf = async ({ db }: Pick<Context, 'db'>, id: string | null) =>
  id === null
    ? null
    : await db
        .selectFrom('insurances')
        .select(['active', 'iban_required', 'private'])
        .where('id', '=', id)
        .executeTakeFirst()
