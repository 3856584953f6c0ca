import type { CourseFields } from '@kursportal/shared/contract'
import { addDays, type PreventionPrinciple } from '@kursportal/shared/domain'
import type { CourseKey } from './content.types.ts'

type Certification = { principle: PreventionPrinciple; number: string; ends_in_days: number }

/** The certified courses of the demo: two for long, one that ends soon, one that nobody may begin any more. */
const certifications: Partial<Record<CourseKey, Certification>> = {
  ruecken: { principle: 'movement_special', number: 'KU-BE-R7K2MX', ends_in_days: 700 },
  schlaf: { principle: 'stress_relaxation', number: 'KU-BE-S4W9LD', ends_in_days: 400 },
  stress: { principle: 'stress_coping', number: 'KU-BE-G6T3PN', ends_in_days: 20 },
  ernaehrung: { principle: 'nutrition_balance', number: 'KU-BE-E5H8VC', ends_in_days: -12 },
}

type Fields = Pick<
  CourseFields,
  'prevention_principle' | 'certification_number' | 'certified_until' | 'held_in_person'
>

/** What the certification of a demo course adds to its fields, counted from the day the demo is filled in. */
export const certificationOf = (key: CourseKey, today: string): Partial<Fields> => {
  const certification = certifications[key]
  return certification
    ? {
        prevention_principle: certification.principle,
        certification_number: certification.number,
        certified_until: addDays(today, certification.ends_in_days),
        held_in_person: true,
      }
    : {}
}

type Proof = { title: string; valid_in_days: number | null }

/** What the leader uploaded as proof: one that holds, one that runs out soon, one that ran out; for one course none. */
const proofs: Partial<Record<CourseKey, Proof>> = {
  ruecken: { title: 'Rückenschullehrerin', valid_in_days: null },
  schlaf: { title: 'Kursleiterin für Entspannung', valid_in_days: 60 },
  ernaehrung: { title: 'Ernährungsberaterin', valid_in_days: -5 },
}

/** The leader's proof of a demo course: what it is of, and the last day on which it holds; undefined where there is none. */
export const proofOf = (
  key: CourseKey,
  today: string,
): { title: string; valid_until: string | null } | undefined => {
  const proof = proofs[key]
  return (
    proof && {
      title: proof.title,
      valid_until: proof.valid_in_days === null ? null : addDays(today, proof.valid_in_days),
    }
  )
}
