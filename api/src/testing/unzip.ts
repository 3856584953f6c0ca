import { unzipSync } from 'fflate'

/** The files of a ZIP by their names. @throws Error when it is damaged */
export const unzipped = (zip: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]))
