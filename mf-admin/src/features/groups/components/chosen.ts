import { id } from '@kursportal/shared/contract'

/** Something that is chosen from a list with search; nothing chosen yet is no answer. */
export const chosen = id.nullable().refine((value) => value !== null, 'required')
