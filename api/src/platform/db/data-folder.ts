import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { z } from 'zod'
import { ConfigError } from '../config.ts'
import { codeOf, messageOf } from '../errors.ts'

const STALE_AFTER_MS = 30_000
const ownerSchema = z.object({ pid: z.int(), host: z.string() })

/** Makes sure that a data folder is there and can be written. @throws ConfigError when it cannot */
export const requireWritable = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    await writeFile(join(folder, '.writable'), '')
    await rm(join(folder, '.writable'))
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${messageOf(error)}). Make it writable, or set KURSPORTAL_DATA_DIR to another folder.`,
    )
  }
}

/**
 * Takes a data folder for this process alone. Two processes on one embedded database would corrupt it silently,
 * so this comes before anything is opened.
 * @returns how to give the folder back
 * @throws ConfigError when the folder cannot be written or another process has it; what else the disk refuses, such as
 * that it is full, as it is
 */
export const lockDataFolder = async (
  folder: string,
  lock: typeof lockfile.lock = lockfile.lock,
): Promise<() => Promise<void>> => {
  await requireWritable(folder)
  const owner = join(folder, 'owner.json')
  const take = () =>
    lock(folder, {
      lockfilePath: join(folder, 'lock'),
      stale: STALE_AFTER_MS,
      update: 5_000,
      onCompromised: (error) => {
        process.stderr.write(
          `The lock of the data folder ${folder} was lost (${error.message}). Stopping, before it is damaged.\n`,
        )
        process.exit(1)
      },
    })
  let release: () => Promise<void>
  try {
    release = await take()
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') throw error
    if (await ownerIsAlive(owner)) throw inUse(folder)
    // The process that held the lock was killed: nobody refreshes it any more.
    await rm(join(folder, 'lock'), { recursive: true, force: true })
    release = await take().catch((again: unknown) => {
      throw codeOf(again) === 'ELOCKED' ? inUse(folder) : again
    })
  }
  await writeFile(owner, JSON.stringify({ pid: process.pid, host: hostname() }))
  return async () => {
    await rm(owner, { force: true })
    await release()
  }
}

const inUse = (folder: string) =>
  new ConfigError(
    `Another Kursportal process is using the data folder ${folder}. Stop that one first, or set KURSPORTAL_DATA_DIR to another folder.`,
  )

/** Whether the process named in the owner file may still run; unknown counts as yes. */
const ownerIsAlive = async (file: string): Promise<boolean> => {
  try {
    const { pid, host } = ownerSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    if (host !== hostname()) return true
    if (pid === process.pid) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}
