// npm run test:deep: what is proven beyond `npm test` and need not be at each push. With words behind it, only the steps
// of these names: `npm run test:deep -- api browser`. Closes with `N passed, N failed`.
import { ensureInstalled, giveUp } from './bootstrap.mjs'
import { browserResults, runStep, startTally, unitResultsOf } from './steps.mjs'
import { ensureSwift, ensureTools } from './tools.mjs'

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

const testsOf = (name, ...words) => ({
  args: ['test', '-w', name, '--', ...words],
  results: unitResultsOf(name),
})

const steps = [
  { name: 'build', title: 'Builds', args: ['build'] },
  {
    name: 'api',
    title: 'Slow tests of the API, and those of races on PostgreSQL',
    ...testsOf('api', String.raw`\.(deep|pg)\.`),
  },
  { name: 'shared', title: 'Slow tests of the kit', ...testsOf('shared', String.raw`\.deep\.`) },
  { name: 'demo', title: 'Slow tests of the demo', ...testsOf('demo', String.raw`\.deep\.`) },
  {
    name: 'browser',
    title: 'Browser tests beyond those of each push',
    args: ['e2e', '--', '--grep', '@deep'],
    env: { E2E_DEEP: '1' },
    results: browserResults,
  },
  {
    name: 'fuzz',
    title: 'Properties and hostile input, with cases nobody has seen',
    ...testsOf('api', 'property', 'ledger', 'histories', 'tallies', 'robustness', 'hostile-input'),
    env: { PROPERTY_SEED: 'random', FUZZ_RUNS: '80', HISTORY_RUNS: '40' },
  },
  {
    name: 'rules',
    title: 'Properties of the rules, with cases nobody has seen',
    ...testsOf('shared', 'property'),
    env: { PROPERTY_SEED: 'random' },
  },
  {
    name: 'postgres',
    title: 'What an inspection asks for, on PostgreSQL as a whole',
    ...testsOf('api', '--selectProjects', 'postgres'),
    env: { WHOLE_ON_POSTGRES: inspected.join(',') },
  },
  {
    name: 's3',
    title: 'Files in a bucket of OpenStack Swift',
    ...testsOf('api', 'storage/storage', 'media/s3', 'several-processes'),
    s3: true,
  },
  {
    name: 'faults',
    title: 'Several processes: killed, restarted, deployed, without database or bucket, with clocks apart',
    ...testsOf('api', 'cluster/faults'),
    env: { FAULTS_MINUTES: process.env.FAULTS_MINUTES ?? '5' },
    s3: true,
  },
  {
    name: 'released',
    title: 'The tests of what is released, on the schema of today',
    args: ['test:released'],
    results: unitResultsOf('api'),
  },
  {
    name: 'failures',
    title: 'Every way to fail, in every remote',
    args: ['e2e', '--', 'federation-failures'],
    env: { FEDERATION_REMOTES: 'all' },
    results: browserResults,
  },
  {
    name: 'outside',
    title: 'The day of a team with a repository of its own',
    args: ['e2e:outside'],
    results: browserResults,
  },
]

const words = process.argv.slice(2)
const unknown = words.find((word) => steps.every(({ name }) => name !== word))
if (unknown) giveUp(`There is no step ${unknown}; there are ${steps.map(({ name }) => name).join(', ')}.`)

const tally = startTally()
for (const { s3 = false, ...step } of steps) {
  if (words.length > 0 && !words.includes(step.name)) continue
  const env = s3 && ensureSwift() ? { ...step.env, TEST_S3: 'swift' } : step.env
  runStep(tally, { ...step, env }, installed)
}
tally.close()
