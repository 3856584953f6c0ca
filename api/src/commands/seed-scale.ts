// npm run seed:scale — fills a PostgreSQL database with many people, courses and all that comes with them.
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { ConfigError, readConfig } from '../platform/config.ts'
import { loadDemo } from '../load-demo.ts'
import { messageOf } from '../platform/errors.ts'
import { openServices } from '../platform/services.ts'
import { SEED_PASSWORD } from '../seed/scenarios/people.ts'
import { fillScale, type Scale } from '../seed/scale/fill-scale.ts'
import { readTyped } from './run-command.ts'

const usage =
  'Usage: DATABASE_URL=postgres://… KURSPORTAL_SECRET=… npm run seed:scale -- --users 100000 [--courses 200]\n' +
  'Never fills a production platform (NODE_ENV=production).'

const MOST = 1_000_000

/** What the person typed. @throws ConfigError with the usage */
const readArguments = (args: string[]): Scale =>
  readTyped(usage, () => {
    const options = { users: { type: 'string' }, courses: { type: 'string' } } as const
    const { values } = parseArgs({ args, options })
    const users = wholeNumber('users', values.users)
    const courses = values.courses === undefined ? Math.max(20, Math.round(users / 500)) : values.courses
    return { users, courses: wholeNumber('courses', String(courses)) }
  })

const wholeNumber = (name: string, typed: string | undefined): number => {
  const number = Number(typed)
  if (!Number.isInteger(number) || number < 1 || number > MOST)
    throw new Error(`--${name} needs a whole number from 1 to ${MOST}`)
  return number
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const run = async (): Promise<void> => {
  const scale = readArguments(process.argv.slice(2))
  const config = readConfig({
    NODE_ENV: 'development',
    KURSPORTAL_SINGLE_PROCESS: '1',
    ...process.env,
    // Nobody asks the links of made-up courses, and no process takes jobs here.
    KURSPORTAL_LINK_CHECK: '0',
  })
  if (!config.databaseUrl) throw new ConfigError(`DATABASE_URL names no database.\n${usage}`)
  if (config.environment === 'production') throw new ConfigError(usage)
  const begun = performance.now()
  const services = await openServices(config, pino({ level: 'silent' }), { say, isCommand: true })
  try {
    const { contentOf, demoCourses } = await loadDemo()
    const templates = demoCourses.map((course) => contentOf(course))
    await fillScale(services, scale, templates, say)
  } finally {
    await services.close()
  }
  say(`Done in ${Math.round((performance.now() - begun) / 1000)} s.`)
  say(`Everybody logs in with ${SEED_PASSWORD}, for example fatma.muller.7@skala.example.`)
}

run().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError
      ? `${error.message}\n`
      : `It failed, with nothing half done: ${messageOf(error)}\n`,
  )
  process.exitCode = 1
})
