import { call } from '@kursportal/shared/client'
import type { ImportReport } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { refreshDrafts } from '../draft-reads.ts'

/** The server looks at what a file holds; what the system calls it says little. */
const nameless = (file: File): File => new File([file], file.name, { type: 'application/octet-stream' })

/** A name the server takes: without a path, and not too long. */
const nameOf = (file: File): string => file.name.replace(/[\\/]/g, '_').slice(-200)

/** What a file would become; nothing is stored. @throws ApiFailure import_refused */
export const inspectFile = (file: File, options: { with_questions?: boolean } = {}): Promise<ImportReport> =>
  call('POST /import-file', {
    query: {
      name: nameOf(file),
      dry_run: 'true',
      ...(options.with_questions && { with_questions: 'true' as const }),
    },
    body: nameless(file),
  })

/** Takes a file: into a course, or as a new one. @throws ApiFailure import_refused, not_found */
export const useTakeFile = (courseId: string | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) =>
      call('POST /import-file', {
        query: { name: nameOf(file), ...(courseId && { 'course-id': courseId }) },
        body: nameless(file),
      }),
    onSuccess: () => refreshDrafts(client),
  })
}
