import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import express from 'express'
import { registrationOf } from '../registration-of.ts'
import { releaseFile, releaseVersion } from '../release.ts'
import { platformWith } from './platform-with.ts'
import { programOf, runScript } from './programs.ts'

type Broken = {
  folder: string
  /** Address of a running platform. */
  platform: string
  /** Who opens the pages, as `email:password`. */
  account: string
  /** Patterns for the names of the ways to fail; none: all. */
  ways: readonly string[]
}

const { ext } = parse(import.meta.filename)

/**
 * Breaks the build of a remote in every way a page must stand. The running platform is shown with the build as a release of
 * it: the platform need not know the remote, and hears of nothing.
 * @returns whether all was well
 */
export const breakBuild = async ({ folder, platform, account, ways }: Broken): Promise<boolean> => {
  const dist = join(folder, 'dist')
  const json = (file: string): object => JSON.parse(readFileSync(join(dist, file), 'utf8'))
  const release = releaseFile.parse(json('release.json'))
  const served = {
    version: releaseVersion(release),
    release,
    manifest: json('mf-manifest.json'),
    release_integrity: null,
  }
  const registration = registrationOf(release.name, served, undefined, 'active')
  const { name, title, nav, routes } = release.declaration
  const app = express()
  const server = app.listen(0)
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const { handlers, upgrade } = platformWith({ platform, origin, told: () => registration })
  app.post(/^\/api\/remote-(health|errors)$/, (_request, response) => response.status(204).end())
  app.use(registration.base_url, express.static(dist))
  app.use(...handlers)
  server.on('upgrade', upgrade)
  const path = nav.find(({ place }) => place === 'top')?.path ?? routes[0]?.prefix ?? '/'
  try {
    return await runScript(
      folder,
      programOf('@playwright/test', 'playwright'),
      [
        'test',
        '-c',
        fileURLToPath(new URL(`../failures/playwright.config${ext}`, import.meta.url)),
        ...(ways.length > 0 ? ['--grep', ways.join('|')] : []),
      ],
      { env: { KURSPORTAL_BROKEN: JSON.stringify({ origin, account, remote: { name, title, path } }) } },
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
