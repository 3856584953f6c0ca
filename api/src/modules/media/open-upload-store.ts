import type { Config } from '../../platform/config.ts'
import { openUploadStore, type UploadStore } from './upload-store.ts'

/** The store the configuration asks for: the bucket of the S3 storage, or a folder below the data folder. */
export const openConfiguredUploadStore = async (config: Config): Promise<UploadStore> => {
  if (!config.s3) return openUploadStore(config)
  // Loaded only where it is used: it takes its time.
  const { openS3UploadStore } = await import('./s3-upload-store.ts')
  return openS3UploadStore(config.s3)
}
