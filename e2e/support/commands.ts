import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../platform/ports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Who a command acts for: a deploy token, or an admin by their address. */
type As = { token: string } | { admin: string }

/**
 * `npm run remotes -- …` against the running platform, as somebody would type it.
 * @returns what it printed
 * @throws Error with what it complained of, when it does not end with 0
 */
export const remotes = (as: As, ...words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const who =
      'token' in as ? { KURSPORTAL_TOKEN: as.token } : { KURSPORTAL_ADMIN: `${as.admin}:${SEED_PASSWORD}` }
    execFile(
      process.execPath,
      ['scripts/remotes.mjs', ...words],
      { cwd: root, env: { ...process.env, ...who, KURSPORTAL_URL: E2E_URL } },
      (error, said, complained) =>
        error ? reject(new Error(`${said}${complained}`, { cause: error })) : resolve(said.trim()),
    )
  })

/** A deploy token for one remote, made by an admin's command. */
export const deployToken = async (admin: string, remote: string): Promise<{ token: string }> => ({
  token: await remotes({ admin }, 'token', 'create', remote, '--name', 'Browsertest'),
})
