import { isStorageAway } from './storage/storage-away.ts'

/**
 * PostgreSQL's classes of SQLSTATE for a broken connection, a lack of resources, and a server that stops; and that a
 * server only reads, as one does that is about to take over from another.
 */
const UNAVAILABLE_STATES = /^((08|53|57)[0-9A-Z]{3}|25006)$/

/** What `pg` says of a connection that broke under a query; it has no code. */
const BROKEN_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** Whether something the platform stands on is away for the moment, so that trying again is worth it. */
export const isUnavailable = (error: Error & { code?: string }): boolean =>
  UNAVAILABLE_STATES.test(error.code ?? '') || BROKEN_CONNECTION.test(error.message) || isStorageAway(error)
