import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SHELL } from '../shell-name.ts'
import { CliError, type Io } from './io.ts'
import { folderOf } from './place.ts'
import { remoteOf, type Words } from './words.ts'

/** The folder of the remote a command is about, or of the shell. @throws CliError usage */
export const knownFolder = (words: Words, { place }: Io): string => {
  const name = remoteOf(words)
  const folder = folderOf(place, name)
  if (!existsSync(join(folder, name === SHELL ? 'webpack.config.ts' : 'remote.json')))
    throw new CliError('usage', `There is no remote called ${name}.`)
  return folder
}

/** Builds a remote for release, into its `dist`. @throws CliError failed */
export const runBuild = async (words: Words, io: Io): Promise<void> => {
  const folder = knownFolder(words, io)
  const { buildPackage } = await import('../tools/build.ts')
  if (!(await buildPackage(folder, io)))
    throw new CliError('failed', 'The build failed; what it printed above says why.')
}
