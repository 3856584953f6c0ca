// Runs the platform for the browser tests: the real server on its own data folder, and beside it (on another port, not
// part of the product) a control server through which tests arrange scenarios in the same process.
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/platform/config.ts'
import { inTransaction } from '../../api/src/platform/context.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { openServices } from '../../api/src/platform/services.ts'
import { prepare } from '../../api/src/prepare.ts'
import { offerWithdrawals } from '../../api/src/seed/scenarios/withdrawals.ts'
import { longScenarios, scenarios, type ScenarioName } from './scenarios.ts'
import { E2E_CONTROL_PORT, E2E_OVERRIDE_PORT, E2E_PORT } from './ports.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'kursportal-e2e-'))
let clockOffset = 0
const config = readConfig({
  NODE_ENV: 'development',
  PORT: String(E2E_PORT),
  HOST: '127.0.0.1',
  KURSPORTAL_DATA_DIR: dataDir,
  KURSPORTAL_DEMO: '0',
  KURSPORTAL_RATE_LIMITS: '0',
  KURSPORTAL_OVERRIDE_ORIGINS: `http://localhost:${E2E_OVERRIDE_PORT}`,
  KURSPORTAL_LOG: 'warn',
})
const log = createLog(config)
const services = await openServices(config, log, {
  say: console.log,
  clock: { now: () => new Date(Date.now() + clockOffset) },
})
const app = await buildApp(services)
await prepare(services, console.log)
await inTransaction(services, offerWithdrawals)

const control = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    void answer(request.url ?? '/', Buffer.concat(chunks).toString('utf8')).then(
      (result) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result ?? null)),
      (error: unknown) => response.writeHead(500).end((error as Error).stack),
    )
  })
})

const answer = async (url: string, body: string): Promise<unknown> => {
  if (url === '/clock') {
    clockOffset = Number(body) * 1000
    return undefined
  }
  const { name, input } = JSON.parse(body) as { name: ScenarioName; input: never }
  if (isLong(name)) return longScenarios[name](services, input)
  return inTransaction(services, (context) => scenarios[name](context, input) as Promise<unknown>)
}

const isLong = (name: ScenarioName): name is keyof typeof longScenarios => name in longScenarios

const stop = async () => {
  control.close()
  await app.close()
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())

// The control port opens last: tests wait for it.
await app.listen({ host: config.host, port: config.port })
control.listen(E2E_CONTROL_PORT, '127.0.0.1')
