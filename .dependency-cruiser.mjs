// Which way imports may point; `npm run lint:imports` checks it.
const remotes = 'mf-[a-z][a-z0-9-]*'

/**
 * The modules of the API, the lowest first: a module imports those above it in this list and none below it, so that no
 * circle can close. What lies between them is in docs/architecture.md.
 */
const modules = [
  // What everything stands on.
  ['platform', 'audit-log', 'images', 'settings', 'insurances', 'texts', 'templates', 'notices'],
  // People and societies.
  ['people', 'sessions', 'societies', 'money'],
  // Taking courses.
  [
    'learning',
    'quizzes',
    'forum',
    'search',
    'certificates',
    'care',
    'statements',
    'calendar',
    'withdrawals',
    'content-reports',
  ],
  // Making courses.
  ['drafts', 'attachments', 'certifications', 'links', 'courses', 'media', 'lectures', 'access'],
  // What draws on all of them.
  ['reminders', 'accounts', 'overview', 'remotes', 'retention', 'frontend'],
].flat()
const moduleFolder = 'api/src/modules'
/** Tests and what only they use arrange with whatever they need. */
const forTests = '\\.(test|testing|fixtures)\\.ts$'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    rule(
      'no-circles',
      'Modules that need each other belong together or need a third.',
      {},
      { circular: true, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'contract-and-domain-stand-alone',
      'Contract, domain and the declarations of remotes are the base of everything.',
      { path: '^shared/(contract|domain)/' },
      { path: '^(shared/(?!contract|domain|federation|first-screen/after-schemas)|api|demo|shell|e2e|mf-)' },
    ),
    rule(
      'shared-knows-nobody',
      'The shared libraries know neither shell, remotes nor API.',
      { path: '^shared/' },
      { path: `^(api|demo|shell|e2e|${remotes})/` },
    ),
    rule(
      'api-without-interface',
      'The API draws nothing.',
      { path: '^api/' },
      { path: `^(shared/(ui|theme|client|router|query|store|i18n)|shell|e2e|${remotes})/` },
    ),
    rule(
      'platform-without-courses',
      'The platform of the API knows no module.',
      // A test arranges people and courses with the scenarios.
      { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/(modules|seed)/' },
    ),
    rule(
      'modules-are-listed',
      'A module of the API has its place in the order above.',
      { path: `^${moduleFolder}/[^/]+/`, pathNot: `^${moduleFolder}/(${modules.join('|')})/` },
      {},
    ),
    ...modules
      .slice(0, -1)
      .map((name, place) =>
        rule(
          `${name}-below-later-modules`,
          'A module imports only those that come before it in the order above.',
          { path: `^${moduleFolder}/${name}/`, pathNot: forTests },
          { path: `^${moduleFolder}/(${modules.slice(place + 1).join('|')})/` },
        ),
      ),
    rule(
      'stores-are-private',
      'A module’s tables are written through its use cases.',
      { path: `^${moduleFolder}/([^/]+)/`, pathNot: forTests },
      { path: `^${moduleFolder}/[^/]+/.*\\.store\\.ts$`, pathNot: `^${moduleFolder}/$1/` },
    ),
    rule(
      'api-without-demo',
      'A server for people need not have the demo: the API loads it only where it is wanted.',
      { path: '^api/' },
      { path: '^demo/', dynamic: false },
    ),
    rule(
      'demo-by-scenarios',
      'The demo is made with the scenarios of the API alone; its tests also with the API’s platform for tests.',
      { path: '^demo/' },
      {
        path: `^(api|shared/(?!contract|domain)|shell|e2e|${remotes})/`,
        pathNot: '^api/src/(seed/scenarios|testing)/',
      },
    ),
    rule(
      'demo-without-tests',
      'What the demo fills a platform with needs nothing of the tests.',
      { path: '^demo/', pathNot: forTests },
      { path: '^api/src/testing/' },
    ),
    rule(
      'remotes-apart',
      'Remotes import neither each other nor the shell.',
      { path: `^(${remotes})/` },
      { path: `^(shell|api|demo|e2e|${remotes})/`, pathNot: '^$1/' },
    ),
    rule(
      'shell-without-remotes',
      'The shell holds no code of a remote.',
      { path: '^shell/' },
      { path: `^(api|demo|e2e|${remotes})/` },
    ),
    rule(
      'features-apart',
      'A feature does not import a sibling; what two need moves to shared or to the remote’s own common folder.',
      { path: `^(${remotes}|shell)/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'no-orphans',
      'A module nobody imports is dead.',
      {
        orphan: true,
        pathNot:
          '(\\.(test|spec|stories|d)\\.tsx?|\\.config\\.(ts|mjs)|^e2e/bench/one-bundle/[a-z-]+\\.ts|-postgres\\.ts|remote\\.tsx|main\\.ts|federation/dev/[a-z-]+\\.ts|testing/jest/[a-z-]+\\.m?js|styles-while-drawing\\.ts|(no-ripple|react-for-forms)\\.ts|icons-in-one-file\\.cjs|empty-module\\.mjs|\\.json)$',
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|test-results)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
