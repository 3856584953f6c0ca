// npm run test:deep: what is proven beyond `npm test` and need not be at each push. Says at its end what failed.
import { ensureInstalled, run, say } from './bootstrap.mjs'
import { ensureTools } from './tools.mjs'

const installed = ensureInstalled()
ensureTools()

/** The modules behind a certificate and its proofs. */
const inspected = [
  'access',
  'calendar',
  'care',
  'certificates',
  'certifications',
  'content-reports',
  'learning',
  'notices',
  'withdrawals',
].map((module) => `src/modules/${module}`)

const steps = [
  { title: 'Builds', args: ['build'] },
  {
    title: 'Properties and hostile input, with cases nobody has seen',
    args: [
      'test',
      '-w',
      'api',
      '--',
      'property',
      'ledger',
      'histories',
      'tallies',
      'robustness',
      'hostile-input',
    ],
    env: { PROPERTY_SEED: 'random', FUZZ_RUNS: '80', HISTORY_RUNS: '40' },
  },
  {
    title: 'Properties of the rules, with cases nobody has seen',
    args: ['test', '-w', 'shared', '--', 'property'],
    env: { PROPERTY_SEED: 'random' },
  },
  {
    title: 'What an inspection asks for, on PostgreSQL as a whole',
    args: ['test', '-w', 'api', '--', '--selectProjects', 'postgres'],
    env: { WHOLE_ON_POSTGRES: inspected.join(',') },
  },
  {
    title: 'Every way to fail, in every remote',
    args: ['e2e', '--', 'federation-failures'],
    env: { FEDERATION_REMOTES: 'all' },
  },
  {
    title: 'Large courses, slow lines and rare names',
    args: ['e2e', '--', '--grep', '@deep'],
    env: { E2E_DEEP: '1' },
  },
]

const failed = steps.filter(({ title, args, env }) => {
  say(`\n── ${title}`)
  return run({ env: { ...installed.env, ...env } }, 'npm', ['run', '--silent', ...args]) !== 0
})
say(
  failed.length === 0 ? '\nEverything is green.' : `\nFAILED: ${failed.map(({ title }) => title).join('; ')}`,
)
process.exit(failed.length > 0 ? 1 : 0)
