import { v7 } from 'uuid'

/** A new id: a UUIDv7, which sorts by the time it was made. */
export const newId = (): string => v7()
