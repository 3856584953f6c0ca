import { call } from '@kursportal/shared/client'
import type { ImportReport } from '@kursportal/shared/contract'
import { useMutation } from '@kursportal/shared/query'
import { useDraftMutation } from '../../../common/draft-reads.ts'
import { inspectFile, takeFile } from '../../../common/importing/import-file.ts'

/** Where something is brought along from: a file, or a course of Ninox by its number there. */
type ImportSource = { kind: 'file'; file: File } | { kind: 'ninox'; id: string }

/** What was looked at: nothing of it is stored yet. */
export type Inspected = {
  source: ImportSource
  report: ImportReport
  /** Names the taking of it, however often it is pressed. */
  key: string
}

/** Says what would come. */
export const useInspect = (onDone: (inspected: Inspected) => void) =>
  useMutation({
    mutationFn: async (source: ImportSource): Promise<Inspected> => {
      const report =
        source.kind === 'file'
          ? await inspectFile(source.file)
          : await call('GET /import-course', { query: { ninox_id: source.id } })
      return { source, report, key: crypto.randomUUID() }
    },
    onSuccess: onDone,
  })

/** What came: into which course, and how much less than was said before. */
type Taken = { course_id: string | null; missing: number }

/** Takes what was looked at, into a course or as a new one. */
export const useTake = (courseId: string | undefined) =>
  useDraftMutation(async ({ source, report, key }: Inspected): Promise<Taken> => {
    if (source.kind === 'ninox') {
      const { id } = await call('POST /import-course', { body: { ninox_id: source.id } })
      return { course_id: id, missing: 0 }
    }
    const taken = await takeFile(source.file, key, courseId)
    return { course_id: taken.course_id, missing: taken.left_out_count - report.left_out_count }
  })
