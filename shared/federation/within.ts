/** Milliseconds a part of a remote may keep a page waiting before that is a failure: longer than any file may take. */
export const LONGEST_WAIT = 30_000

/** Says that something did not come to an end in time; `type` is what webpack calls it for a chunk. */
export class TookTooLong extends Error {
  readonly type = 'timeout'

  constructor(milliseconds: number) {
    super(`Nothing came within ${milliseconds} ms`)
    this.name = 'TookTooLong'
  }
}

/**
 * What some work gives, as long as it comes in time; what comes later is dropped.
 * @throws TookTooLong, or what the work throws
 */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(milliseconds)), milliseconds)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
