/** Full years between two days (`YYYY-MM-DD`); somebody born on 29 February is a year older on 1 March. */
export const ageOn = (birthDate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** What can be wrong with somebody's age and parent, by the field it is shown at. */
export type PersonProblem = {
  path: 'birth_date' | 'parent_name' | 'parent_birth_date'
  problem: 'too_young' | 'impossible_date' | 'parent_required' | 'parent_not_of_age'
}

/** What the age rules look at. */
export type PersonOfAge = {
  birth_date: string | null
  parent_name: string
  parent_birth_date: string | null
}

/** Nobody is older than this. */
const OLDEST = 130

/**
 * The rules about ages (specification, section 5): a minimum age, and below the age of consent a
 * parent with name and birth date who is of age.
 * @param today day in Germany, `YYYY-MM-DD`
 * @returns every problem; none when all is well
 */
export const agesProblems = (
  person: PersonOfAge,
  today: string,
  { minimumAge, ageOfConsent }: { minimumAge: number; ageOfConsent: number },
): PersonProblem[] => {
  if (!person.birth_date) return []
  const age = ageOn(person.birth_date, today)
  if (age < 0 || age > OLDEST) return [{ path: 'birth_date', problem: 'impossible_date' }]
  if (age < minimumAge) return [{ path: 'birth_date', problem: 'too_young' }]
  if (age >= ageOfConsent) return []
  const problems: PersonProblem[] = []
  if (!person.parent_name.trim()) problems.push({ path: 'parent_name', problem: 'parent_required' })
  if (!person.parent_birth_date) problems.push({ path: 'parent_birth_date', problem: 'parent_required' })
  else {
    const parentAge = ageOn(person.parent_birth_date, today)
    if (parentAge < ageOfConsent || parentAge > OLDEST)
      problems.push({ path: 'parent_birth_date', problem: 'parent_not_of_age' })
  }
  return problems
}
