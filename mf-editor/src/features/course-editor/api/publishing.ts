import { call, queryKey, read, type CallInput } from '@kursportal/shared/client'
import { useContentMutation, useDraftMutation } from '../../../common/draft-reads.ts'
import { pageByPage } from '../../../common/page-by-page.ts'

/** So many versions of each kind at once. */
const STEP = 20

/** What publishing would change, and what is missing; always asked afresh. */
export const readChanges = (courseId: string) => ({
  ...read('GET /course/changes', { 'course-id': courseId }),
  staleTime: 0,
})

/** The newest publishes of a course. */
export const listPublications = (courseId: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /course/publications'), courseId],
    size: STEP,
    fetch: (page, signal) =>
      call('GET /course/publications', { query: { 'course-id': courseId, ...page } }, { signal }),
  })

/** How the draft stood between publishes, the newest first; what is kept last is asked for afresh. */
export const listDraftVersions = (courseId: string) => ({
  ...pageByPage({
    queryKey: [...queryKey('GET /course/draft-versions'), courseId],
    size: STEP,
    fetch: (page, signal) =>
      call('GET /course/draft-versions', { query: { 'course-id': courseId, ...page } }, { signal }),
  }),
  staleTime: 0,
})

/**
 * Publishes the draft as it was looked at; it goes live at once or when its films are processed. Gets the revision that was
 * looked at (`edited_meanwhile` when there is a newer one).
 */
export const usePublish = (courseId: string) =>
  useDraftMutation((revision: number) =>
    call('PUT /course/live', { query: { 'course-id': courseId, 'based-on': String(revision) } }),
  )

/** Takes back a publish that still waits for films. */
export const useCancelPublish = (courseId: string) =>
  useDraftMutation(() => call('DELETE /course/going-live', { query: { 'course-id': courseId } }))

/** Writes a former version back into the draft. */
export const useRestore = () =>
  useContentMutation((versionId: string) =>
    call('POST /course/restore', { query: { 'publication-id': versionId } }),
  )

/** What is different between two versions of a course; always asked afresh. */
export const readDifferences = (courseId: string, from?: string, to?: string) => ({
  ...read('GET /course/differences', { 'course-id': courseId, ...(from && { from }), ...(to && { to }) }),
  staleTime: 0,
})

/** Takes one change of the draft back. */
export const useDiscardChange = (courseId: string, from?: string) =>
  useContentMutation((body: NonNullable<CallInput<'POST /course/discard-change'>['body']>) =>
    call('POST /course/discard-change', { query: { 'course-id': courseId, ...(from && { from }) }, body }),
  )
