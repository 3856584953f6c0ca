import { isBelow } from '../../address-space.ts'
import { SHELL_CONTRACT_VERSION } from '../../contract-version.ts'
import type { RemoteDeclaration } from '../../declaration.ts'

/** What is decided about a new remote before its files are written. */
export type NewRemote = { declaration: RemoteDeclaration; path: string; devPort: number }

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const packageInPlatform = ({ declaration: { name } }: NewRemote): string =>
  json({
    name: `@kursportal/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'node ../scripts/build.mjs',
      release: 'node ../scripts/remotes.mjs release',
      'federation:check': 'node ../scripts/federation-check.mjs',
      test: 'node --disable-warning=ExperimentalWarning ../node_modules/jest/bin/jest.js --passWithNoTests',
    },
    dependencies: { '@kursportal/shared': '*' },
  })

const packageOutside = ({ declaration: { name } }: NewRemote): string =>
  json({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'kursportal dev',
      build: 'kursportal build',
      test: 'kursportal test',
      check: 'kursportal check',
      release: 'kursportal release',
      remotes: 'kursportal',
    },
    devDependencies: { '@kursportal/shared': `^${SHELL_CONTRACT_VERSION}` },
    // The kit brings the Node it was made for, whatever the machine has.
    allowScripts: { node: true },
  })

const readme = ({ declaration: { name, title }, path, devPort }: NewRemote): string => `# ${title}

A remote of Kursportal: the page at \`${path}\`. How everything works is in the platform's docs: \`first-release.md\` and
\`federation.md\`.

\`\`\`sh
export KURSPORTAL_URL=https://…       # a running platform; without it http://localhost:3000
npm install
npm run dev                           # http://localhost:${devPort}${path}: the platform with this remote as you edit it
npm test
npm run check                         # types, lint, and every way to fail; KURSPORTAL_ACCOUNT is e-mail:password of somebody
npm run release                       # with the deploy token in KURSPORTAL_TOKEN; nobody gets it yet
npm run remotes -- activate latest --reason "…"
npm run remotes -- rollback --reason "…"
npm run remotes -- help
\`\`\`

\`${name}\` builds against the kit of its \`package.json\`; \`npm update @kursportal/shared\` takes a newer one, and
\`npm run remotes -- changes\` says what each version brought.
`

/** What only a repository of its own needs. */
const filesOutside = (remote: NewRemote): Record<string, string> => ({
  'README.md': readme(remote),
  '.gitignore': 'node_modules/\ndist/\ntest-results/\n',
})

const webpackConfig = ({
  devPort,
}: NewRemote): string => `import { remoteConfig } from '@kursportal/shared/federation/webpack'

export default remoteConfig({ folder: import.meta.dirname, devPort: ${devPort}, entryBudget: 30_000 })
`

const remoteTsx = `import type { RemoteModule } from '@kursportal/shared/federation'
import { routes } from './routes.tsx'
import { texts } from './texts/de.ts'

export default { routes, texts } satisfies RemoteModule
`

const routesTsx = ({ path }: NewRemote): string => `import { page } from '@kursportal/shared/router'
import type { RemoteRoute } from '@kursportal/shared/federation'

/** Every address of this remote, a line each; the longest declared prefix in remote.json brings people here. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '${path}',
    element: page(() => import(/* webpackChunkName: "start" */ './features/start/StartPage.tsx')),
  },
]
`

const textsDe = (remote: NewRemote): string => `/** All German texts of this remote, by feature. */
export const texts = {
  start: {
    title: ${JSON.stringify(remote.declaration.title)},
    emptyTitle: 'Hier entsteht etwas',
    emptyBody: 'Schau bald wieder vorbei.',
  },
} as const
`

const textsIndex = ({
  declaration: { name },
}: NewRemote): string => `import { bindTexts } from '@kursportal/shared/i18n'
import { texts } from './de.ts'

/** The texts of this remote; a key that does not exist does not compile. */
export const { useTexts } = bindTexts('${name}', texts)
`

const pageFrame = `<PageFrame title={t('start.title')}>
  <EmptyState title={t('start.emptyTitle')}>{t('start.emptyBody')}</EmptyState>
</PageFrame>`

/** Below `/admin` every page stands beside the menu of the area (specification, Admin area). */
const inAdminArea = ({ path }: NewRemote): { page: string; imports: string } =>
  isBelow(path, '/admin')
    ? {
        page: `<AdminArea>${pageFrame}</AdminArea>`,
        imports: "import { AdminArea } from '@kursportal/shared/ui/admin-area'",
      }
    : { page: pageFrame, imports: '' }

const startPage = (
  remote: NewRemote,
): string => `import { EmptyState, PageFrame } from '@kursportal/shared/ui'
${inAdminArea(remote).imports}
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'

/** The first page of this remote. */
const StartPage = (): ReactNode => {
  const t = useTexts()
  return (
    ${inAdminArea(remote).page}
  )
}

export default StartPage
`

const contractTest = `import { testPromises } from '@kursportal/shared/testing'
import remote from './remote.tsx'

testPromises(new URL('..', import.meta.url), remote)
`

const startTest = ({
  declaration: { title },
}: NewRemote): string => `import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import StartPage from './StartPage.tsx'

it('says what it is', async () => {
  renderPage(<StartPage />)
  expect(await screen.findByRole('heading', { name: ${JSON.stringify(title)} })).toBeVisible()
})
`

/**
 * The files of a new remote, formatted as everything else here.
 * @param isPlatform whether it is made in the platform's repository; else it is one of its own
 */
export const newRemoteFiles = async (
  remote: NewRemote,
  isPlatform: boolean,
): Promise<Map<string, string>> => {
  const { format } = await import('oxfmt')
  const raw: Record<string, string> = {
    ...(isPlatform ? {} : filesOutside(remote)),
    'package.json': isPlatform ? packageInPlatform(remote) : packageOutside(remote),
    'remote.json': json(remote.declaration),
    'webpack.config.ts': webpackConfig(remote),
    [isPlatform ? 'tsconfig.remote.json' : 'tsconfig.json']: json({
      extends: isPlatform ? '../tsconfig.base.json' : '@kursportal/shared/tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
      include: ['.'],
      exclude: ['node_modules', 'dist'],
    }),
    'jest.config.mjs': "export { default } from '@kursportal/shared/testing/jest'\n",
    'src/remote.tsx': remoteTsx,
    'src/routes.tsx': routesTsx(remote),
    'src/texts/de.ts': textsDe(remote),
    'src/texts/index.ts': textsIndex(remote),
    'src/features/start/StartPage.tsx': startPage(remote),
    'src/features/start/StartPage.test.tsx': startTest(remote),
    'src/contract.test.ts': contractTest,
  }
  const rules = { semi: false, singleQuote: true, printWidth: 110, trailingComma: 'all' } as const
  const files = Object.entries(raw).map(
    async ([path, content]) =>
      [path, path.startsWith('.') ? content : (await format(path, content, rules)).code] as const,
  )
  return new Map(await Promise.all(files))
}
