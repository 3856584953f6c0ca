import { line } from '@kursportal/shared/contract'

/** Whom an access serves, as the forms hold it. */
export const serves = ['people', 'societies'] as const

/** The field of it. */
export const servesField = line(20).refine((value) => value === 'people' || value === 'societies')
