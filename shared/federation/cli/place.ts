import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { SHELL } from '../shell-name.ts'

/** Where a command was typed. */
export type Place = {
  /** The repository; new remotes are made in it. */
  root: string
  /** Whether it is the platform's own, where each remote has a folder of its name; else it holds one remote, or none yet. */
  isPlatform: boolean
  /** The remote in whose folder the command was typed, or the shell. */
  here: string | undefined
}

const named = z.object({ name: z.string() })
const nameIn = (file: string): string | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return named.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.name
  } catch {
    // Whoever goes on with the file says what is wrong with it.
    return undefined
  }
}

/** The remote of a folder, by its package where `remote.json` cannot be read. */
const remoteIn = (folder: string): string | undefined =>
  nameIn(join(folder, 'remote.json')) ?? packageNameIn(folder)?.replace('@kursportal/', '')

const packageNameIn = (folder: string): string | undefined => nameIn(join(folder, 'package.json'))

/** A folder and all it lies in, the innermost first. */
const upwards = (folder: string): string[] => {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...upwards(above)]
}

/** Finds out where a command was typed. */
export const placeOf = (folder: string): Place => {
  const folders = upwards(folder)
  const platform = folders.find((one) => packageNameIn(one) === 'kursportal')
  const remote = folders.find((one) => existsSync(join(one, 'remote.json')))
  const isShell = folders.some((one) => packageNameIn(one) === `@kursportal/${SHELL}`)
  return {
    root: platform ?? remote ?? folder,
    isPlatform: platform !== undefined,
    here: remote === undefined ? (isShell ? SHELL : undefined) : remoteIn(remote),
  }
}

/** The folder of a remote, or of the shell; whether it is there is not asked. */
export const folderOf = ({ root, isPlatform }: Place, name: string): string =>
  isPlatform ? join(root, name) : root
