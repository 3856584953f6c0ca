// Which way imports may point; `npm run lint:imports` checks it.
const remotes = 'mf-[a-z][a-z0-9-]*'
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
      { path: '^(shared/(?!contract|domain|federation)|api|shell|e2e|mf-)' },
    ),
    rule(
      'shared-knows-nobody',
      'The shared libraries know neither shell, remotes nor API.',
      { path: '^shared/' },
      { path: `^(api|shell|e2e|${remotes})/` },
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
      { path: '^api/src/platform/' },
      { path: '^api/src/(modules|seed)/' },
    ),
    rule(
      'remotes-apart',
      'Remotes import neither each other nor the shell.',
      { path: `^(${remotes})/` },
      { path: `^(shell|api|e2e|${remotes})/`, pathNot: '^$1/' },
    ),
    rule(
      'shell-without-remotes',
      'The shell holds no code of a remote.',
      { path: '^shell/' },
      { path: `^(api|e2e|${remotes})/` },
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
          '(\\.(test|spec|stories|d)\\.tsx?|\\.config\\.(ts|mjs)|^e2e/bench/one-bundle/[a-z-]+\\.ts|-postgres\\.ts|remote\\.tsx|main\\.ts|federation/dev/[a-z-]+\\.ts|styles-while-drawing\\.ts|\\.json)$',
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
