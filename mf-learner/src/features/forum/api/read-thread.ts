import { read } from '@kursportal/shared/client'

/** A topic. */
export const readThread = (threadId: string) => read('GET /thread', { 'thread-id': threadId })
