import { join } from 'node:path'
import type { Config } from '../config.ts'
import { apartFromTransactions } from './apart-from-transactions.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** The storage the configuration asks for: an S3-compatible bucket, or a folder below the data folder. */
export const openStorage = async (config: Config): Promise<Storage> => {
  const storage = await openPlain(config)
  return config.environment === 'production' ? storage : apartFromTransactions(storage)
}

const openPlain = async (config: Config): Promise<Storage> => {
  if (!config.s3) return openFolderStorage(join(config.dataDir, 'files'))
  // Loaded only where it is used: it takes its time.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(config.s3)
}
