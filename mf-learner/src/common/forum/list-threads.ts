import { read, type CallInput } from '@kursportal/shared/client'

/** Topics of a course's forum; the page of the forum and the pages of lectures show them. */
export const listThreads = (query: NonNullable<CallInput<'GET /threads'>['query']>) =>
  read('GET /threads', query)
