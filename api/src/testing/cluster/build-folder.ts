import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fakeShell } from '../fake-build.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * Puts a build of the platform into a folder, as a deployment unpacks one: the code of the API, and a small shell built
 * beside it. Everything else is that of this clone.
 * @param hash ten signs by which the shell of this build is told from others
 */
export const writeBuild = async (folder: string, hash: string): Promise<void> => {
  await cp(join(root, 'api/src'), join(folder, 'api/src'), { recursive: true })
  const links = [
    'package.json',
    'node_modules',
    'shared',
    'demo',
    'api/package.json',
    ...(await readdir(join(root, 'api')))
      .filter((name) => name === 'node_modules')
      .map((name) => `api/${name}`),
  ]
  for (const path of links) await symlink(join(root, path), join(folder, path))
  for (const [path, content] of fakeShell(hash)) {
    const file = join(folder, 'shell/dist', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** The server of a build, and the command of a deployment that gives everybody its shell. */
export const serverOf = (folder: string): string => join(folder, 'api/src/server.ts')
export const deployRemotesOf = (folder: string): string => join(folder, 'api/src/commands/deploy-remotes.ts')
