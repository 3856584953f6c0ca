import { isFailure, read } from '@kursportal/shared/client'
import { certificateDeclarations, type CertificateDeclarations } from '@kursportal/shared/contract'
import { useQueryClient } from '@kursportal/shared/query'
import { useState } from 'react'

/** What is signed, and under which of both it is asked for. */
type Signing = { 'course-id': string; 'participation-id'?: string } | { 'certificate-id': string }

/** Signing for a finished course, and for an earlier participation in it where one is named. */
export const signingOf = (course: { id: string; participation_id?: string }): Signing => ({
  'course-id': course.id,
  ...(course.participation_id && { 'participation-id': course.participation_id }),
})

/** What the signature confirms: under the certificate of a finished course, or under one that is issued anew. */
export const readDeclarations = (signing: Signing) => read('GET /certificate-declarations', signing)

/**
 * Notices that what was read is worded otherwise by now: keeps what was read, and puts in its place what holds.
 * @returns what was read before, and what to do with a refusal
 */
export const useReworded = (signing: Signing, shown: CertificateDeclarations | undefined) => {
  const client = useQueryClient()
  const [before, setBefore] = useState<CertificateDeclarations>()
  const notice = (error: unknown): void => {
    if (!isFailure(error, 'declarations_changed')) return
    const now = certificateDeclarations.safeParse(error.details)
    if (!now.success) return
    setBefore(shown)
    client.setQueryData(readDeclarations(signing).queryKey, now.data)
  }
  return { before, notice }
}
