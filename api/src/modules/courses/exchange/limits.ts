import { importMaxBytes } from '@kursportal/shared/contract'

/** What a file to import may cost at most. Real packages are far below; what is above was made to hurt. */
export const LIMITS = {
  /** Of the file as it is sent. */
  bytes: importMaxBytes,
  /** Entries of an archive. */
  entries: 5000,
  /** Of all that is read out of an archive, together. */
  unpackedBytes: 256 * 1024 ** 2,
  /** Of one entry that is read. */
  entryBytes: 32 * 1024 ** 2,
  /** Of a text that is parsed: XML, HTML, JSON. */
  textBytes: 16 * 1024 ** 2,
  chapters: 200,
  lectures: 500,
  questionsInQuiz: 200,
  /** Things named in the report that stay behind. */
  leftOut: 500,
  /** Pages of a PDF. */
  pages: 500,
  /** Pictures of a file: each is stored in several sizes. */
  pictures: 500,
  /** How long a file may be read. */
  readMs: 60_000,
  /** How long a thread that reads waits for the next file. */
  readerIdleMs: 120_000,
  /** Memory in which a file is read, without the bytes of its pictures. */
  readMegabytes: 1024,
} as const
