import { call, queryKey, read } from '@kursportal/shared/client'
import { foundIn } from '../../../common/found-in.ts'
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

/** A proof as it stands now. @throws ApiFailure not_found */
export const fetchProof = async (courseId: string, proofId: string): Promise<QualificationProof> => {
  const { items } = await call('GET /qualification-proofs', { query: { 'course-id': courseId } })
  return foundIn(items, proofId)
}

type Validity = Pick<QualificationProof, 'valid_until'>

/** Says until when a proof holds. @throws ApiFailure edited_meanwhile */
export const useEditProof = (courseId: string) =>
  useProofChange(courseId, ({ id, ...body }: Validity & { id: string; based_on: string }) =>
    call('PATCH /qualification-proof', { query: { 'proof-id': id }, body }),
  )

/** Removes a proof and its file. */
export const useRemoveProof = (courseId: string) =>
  useProofChange(courseId, (proofId: string) =>
    call('DELETE /qualification-proof', { query: { 'proof-id': proofId } }),
  )
