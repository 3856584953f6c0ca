import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { Storage } from './storage.ts'

/** The storage the configuration asks for: a folder below the data folder. */
export const openStorage = (config: Config): Storage => openFolderStorage(join(config.dataDir, 'files'))
