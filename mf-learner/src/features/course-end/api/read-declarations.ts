import { read, type AnswerOf } from '@kursportal/shared/client'

/** What the signature confirms. */
export type Declarations = AnswerOf<'GET /certificate-declarations'>

/** What the signature under the certificate of a finished course confirms. */
export const readDeclarations = (courseId: string) =>
  read('GET /certificate-declarations', { 'course-id': courseId })
