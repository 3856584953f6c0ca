import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RegistryChange } from '@kursportal/shared/contract'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { E2E_URL } from '../platform/ports.ts'

const buildScript = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
/** Each worker has its own, so that none tidies up what another is about to publish. */
const place = fileURLToPath(
  new URL(`../test-results/remotes/${process.env['TEST_PARALLEL_INDEX'] ?? 0}/`, import.meta.url),
)

type MadeRemote = {
  /** `mf-…`; also its address. */
  name: string
  version: string
  /** What its only page says. */
  heading: string
  /** Lines to put in front of the page. */
  imports?: string
  /** Statements with which the page begins each time it is drawn. */
  draw?: string
  /** What the page shows below its heading, as JSX. */
  body?: string
  /** Statements that run as the route table is asked for. */
  start?: string
  /** Its menu entry says so; none: it has none. */
  label?: string
  /** A place in another remote's page that it fills for admins: with a component, as JavaScript. */
  place?: { name: string; component: string }
  /** Switches of its own. */
  flags?: readonly { name: string; label: string }[]
  /** More files, by their path. */
  files?: Readonly<Record<string, string>>
}

const sources = ({
  name,
  version,
  heading,
  imports = '',
  draw = '',
  body = '',
  start = '',
  label,
  place: fills,
  flags,
  files = {},
}: MadeRemote): Record<string, string> => ({
  ...files,
  'package.json': JSON.stringify({ name: `@kursportal/${name}`, version, type: 'module' }),
  'remote.json': JSON.stringify({
    name,
    title: 'Werkstatt',
    routes: [{ prefix: `/${name}`, chunk: 'first' }],
    nav: label ? [{ key: 'start', label, path: `/${name}`, place: 'top', order: 90 }] : [],
    ...(fills && { places: [{ name: fills.name, roles: ['admin'] }] }),
    ...(flags && { flags }),
    shell_contract: '^1.0',
    owner: 'Team Werkstatt',
  }),
  'webpack.config.ts': `import { remoteConfig } from '@kursportal/shared/federation/webpack'
export default remoteConfig({ folder: import.meta.dirname, devPort: 3019, entryBudget: 30_000 })`,
  'src/remote.tsx': `import { page } from '@kursportal/shared/router'
${start}
const element = page(() => import(/* webpackChunkName: "first" */ './Page.tsx'))
const routes = [{ path: '/${name}', element }, { path: '/${name}/weiter', element }]
const places = {${fills ? `'${fills.name}': ${fills.component}` : ''}}
export default { routes, texts: {}, places }`,
  'src/Page.tsx': `import { Link, PageFrame } from '@kursportal/shared/ui'
${imports}
const Page = () => {
  ${draw}
  return (
    <PageFrame title="${heading}">
      ${body}
      <Link href="/${name}">{'Anfang'}</Link>
      <Link href="/${name}/weiter">{'Weiter'}</Link>
    </PageFrame>
  )
}
export default Page`,
})

/** Builds a small remote with the real preset, as a team would; gives what the build said and whether it worked. */
export const buildRemote = (remote: MadeRemote): { ok: boolean; output: string; folder: string } => {
  const folder = join(place, `${remote.name}-${remote.version}`)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of Object.entries(sources(remote))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [buildScript], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { ok: status === 0, output: `${stdout}${stderr}`, folder: join(folder, 'dist') }
}

/** The same where it has to build. @throws Error with what the build said */
export const built = (remote: MadeRemote): string => {
  const { ok, output, folder } = buildRemote(remote)
  if (!ok) throw new Error(output)
  return folder
}

/** Removes what was made, so that no tool takes it for source. */
export const removeMadeRemotes = (): void => rmSync(place, { recursive: true, force: true })

/**
 * Registers a build folder with the running platform and activates it, unless told not to; the request context must be an
 * admin's.
 */
export const publishFolder = async (
  request: APIRequestContext,
  folder: string,
  { activate = true }: { activate?: boolean } = {},
): Promise<{ name: string; version: string; published: boolean }> => {
  const files = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !/\.map$|^mf-stats\.json/.test(name))
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  )
  const registered = await answerOf<{ name: string; version: string; published: boolean }>(
    request.post(`${E2E_URL}/api/remote-release`, { data: { files } }),
  )
  const { name, version } = registered
  if (activate) await changeRemote(request, name, { kind: 'activate', version })
  return registered
}

/** Changes the registry as an admin; the request context must be an admin's. */
export const changeRemote = async (
  request: APIRequestContext,
  name: string,
  change: RegistryChange,
): Promise<void> => {
  const { remote } = await answerOf<{ remote: { revision: number } }>(
    request.get(`${E2E_URL}/api/remote?name=${name}`),
  )
  await answerOf(
    request.post(`${E2E_URL}/api/remote-change`, {
      data: { name, revision: remote.revision, reason: 'Browsertest', change },
    }),
  )
}

const answerOf = async <T>(sent: Promise<APIResponse>): Promise<T> => {
  const answer = await sent
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as T
}
