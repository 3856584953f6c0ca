import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { DataStore } from '@tus/server'
import { retentionRules, retentionSeconds } from '@kursportal/shared/domain'
import type { Config } from '../../platform/config.ts'

/** Seconds an upload may take from its link to its last byte. */
export const UPLOAD_SECONDS = retentionSeconds(retentionRules.unfinished_uploads)

/** The files as they were uploaded, kept until they are processed. Named by the asset's id. */
export type UploadStore = {
  /** Where the tus server writes, and what it calls the upload of an asset. */
  tus: DataStore
  tusId: (filmId: string) => string
  filmId: (tusId: string) => string
  /** How much of an upload has arrived, or null when it was never begun. */
  received: (id: string) => Promise<{ offset: number; size: number | undefined } | null>
  /** Path of the whole uploaded file on this machine; `folder` is for a copy of it where one is needed. */
  localFile: (id: string, folder: string) => Promise<string>
  remove: (id: string) => Promise<void>
  /** Ids of all there are. */
  list: () => Promise<string[]>
}

/** Uploads in a folder below the data folder. */
export type FolderUploadStore = UploadStore & { pathOf: (id: string) => string }

/** Opens the uploads of the data folder; it is the one with the bucket that does without. */
export const openUploadStore = (config: Pick<Config, 'dataDir'>): FolderUploadStore => {
  const folder = join(config.dataDir, 'uploads')
  const tus = new FileStore({ directory: folder, expirationPeriodInMilliseconds: UPLOAD_SECONDS * 1000 })
  const pathOf = (id: string) => join(folder, id)
  return {
    tus,
    tusId: (id) => id,
    filmId: (id) => id,
    pathOf,
    localFile: (id) => Promise.resolve(pathOf(id)),
    received: async (id) => {
      const upload = await tus.getUpload(id).catch(() => null)
      return upload && { offset: upload.offset, size: upload.size }
    },
    remove: async (id) => {
      await rm(pathOf(id), { force: true })
      await rm(`${pathOf(id)}.json`, { force: true })
    },
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      return [...new Set(names.map((name) => name.replace(/\.json$/, '')))]
    },
  }
}
