import { call, queryKey, read } from '@kursportal/shared/client'
import { proofTypes, type QualificationProof } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** The proofs of qualification of a draft. */
export const listProofs = (courseId: string) => read('GET /qualification-proofs', { 'course-id': courseId })

/** What a file chooser offers. */
export const acceptedProofs = [...proofTypes, '.pdf', '.png', '.jpg', '.jpeg'].join(',')

const useProofChange = <Input, Answer>(courseId: string, change: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      client.invalidateQueries({
        queryKey: queryKey('GET /qualification-proofs', { 'course-id': courseId }),
      }),
  })
}

/** Adds a proof. @throws ApiFailure unsupported_media_type, payload_too_large, conflict */
export const useAddProof = (courseId: string) =>
  useProofChange(courseId, (file: File): Promise<QualificationProof> =>
    call('POST /qualification-proof', { query: { 'course-id': courseId, name: file.name }, body: file }),
  )

/** Says until when a proof holds. */
export const useEditProof = (courseId: string) =>
  useProofChange(courseId, ({ id, valid_until }: Pick<QualificationProof, 'id' | 'valid_until'>) =>
    call('PATCH /qualification-proof', { query: { 'proof-id': id }, body: { valid_until } }),
  )

/** Removes a proof and its file. */
export const useRemoveProof = (courseId: string) =>
  useProofChange(courseId, (proofId: string) =>
    call('DELETE /qualification-proof', { query: { 'proof-id': proofId } }),
  )
