import { call } from '@kursportal/shared/client'
import type { ImportReport } from '@kursportal/shared/contract'

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

/**
 * Takes a file: into a course, or as a new one.
 * @param key the same however often it is pressed for one file, so that the file is taken once
 * @throws ApiFailure import_refused, not_found
 */
export const takeFile = (file: File, key: string, courseId: string | undefined): Promise<ImportReport> =>
  call(
    'POST /import-file',
    {
      query: { name: nameOf(file), ...(courseId && { 'course-id': courseId }) },
      body: nameless(file),
    },
    { headers: { 'idempotency-key': key } },
  )
