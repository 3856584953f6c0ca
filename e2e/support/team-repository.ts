import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { E2E_PORT, E2E_URL } from '../platform/ports.ts'
import { serveKit } from './kit-registry.ts'

const DEV_PORT = E2E_PORT + 7

/** A repository outside of this one, as a team has it: an empty folder, and the kit in a registry. */
export type TeamRepository = {
  /** Types a command in the repository, before it is made in the folder it will lie in; gives what it printed. */
  type: (command: string, env?: Readonly<Record<string, string>>) => Promise<string>
  /** Replaces something in a file of the repository. */
  edit: (path: string, from: string | RegExp, to: string) => void
  /** `npm run dev`. */
  startDev: () => Promise<{ url: string; stop: () => Promise<void> }>
  close: () => void
}

/** What npm told the scripts of this repository is not for those of another. */
const cleanEnv = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config_(local|loglevel)|package_|lifecycle_)|^NODE_ENV$/.test(name),
    ),
  )

const saying = (child: ChildProcess, sentences: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8')
        if (sentences.every((sentence) => said.includes(sentence))) resolve()
      })
    child.once('exit', (code) => reject(new Error(`It ended (${code}):\n${said}`)))
  })

/** Opens an empty folder outside of this repository, for a remote of this name. */
export const openTeamRepository = async (name: string): Promise<TeamRepository> => {
  const registry = await serveKit()
  const home = mkdtempSync(join(tmpdir(), 'kursportal-team-'))
  const folder = join(home, name)
  let isMade = false
  // As `npm config set` leaves it. Not in the environment: a shell may drop names that are none of its own.
  const settings = join(home, 'npmrc')
  writeFileSync(settings, `@kursportal:registry=${registry.url}\n`)
  const env = {
    ...cleanEnv(),
    KURSPORTAL_URL: E2E_URL,
    npm_config_globalconfig: settings,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
  }
  const start = (command: string, more: Readonly<Record<string, string>> = {}): ChildProcess =>
    spawn(command, {
      cwd: isMade ? folder : home,
      env: { ...env, ...more },
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const edit: TeamRepository['edit'] = (path, from, to) => {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${path} does not hold ${from}`)
    // As editors do: whoever reads sees the old content or the new one.
    writeFileSync(join(folder, `${path}.new`), after)
    renameSync(join(folder, `${path}.new`), join(folder, path))
  }
  return {
    edit,
    type: async (command, more) => {
      const child = start(command, more)
      let said = ''
      let complained = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
      child.stderr?.on('data', (chunk: Buffer) => (complained += chunk.toString('utf8')))
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}${complained}`)
      isMade ||= command.includes(`/create ${name}`)
      return said.trim()
    },
    startDev: async () => {
      edit('webpack.config.ts', /devPort: \d+/, `devPort: ${DEV_PORT}`)
      const child = start('npm run dev')
      // npm, its shell and the commands are one group.
      const stop = (): Promise<void> =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.pid === undefined) return resolve()
          child.once('close', () => resolve())
          process.kill(-child.pid, 'SIGTERM')
        })
      const url = `http://localhost:${DEV_PORT}`
      await saying(child, [`Open ${url}`, 'is up to date']).catch(async (error: unknown) => {
        await stop()
        throw error
      })
      return { url, stop }
    },
    close: () => {
      registry.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
