import { remoteCalls as calls } from '@kursportal/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeRemote } from './change-remote.ts'
import { listChanges } from './changes.views.ts'
import { createDeployToken, listDeployTokens, revokeDeployToken } from './deploy-tokens.ts'
import { readMatrix } from './matrix.views.ts'
import { createPreview } from './preview.ts'
import { publishRelease, requireBuild } from './publish-release.ts'
import { listErrors } from './errors.views.ts'
import { registerRemoteJobs } from './remotes.jobs.ts'
import { onlyRemoteOf, requireMayDeploy } from './remotes.policy.ts'
import { listRemotes, readRemote } from './remotes.views.ts'
import { switchFlag } from './remote-flags.ts'
import { reportErrors } from './report-errors.ts'
import { reportHealth } from './report-health.ts'
import { sendReleaseFile } from './send-release-file.ts'
import { readWebhook, setWebhook } from './webhook.ts'

/** What reads or writes files does so between transactions: none waits for the storage. */
const ownTransactions = { transaction: false }

/** The registry, its health, the tokens that may change it, and the files of releases. */
export const registerRemotes = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerRegistry(app, services)
  registerErrors(app, services)
  await registerRemoteJobs(services)
  callRoute(app, services, calls.reportHealth, ({ body }) => reportHealth(services, body), ownTransactions)
  callRoute(app, services, calls.listDeployTokens, (context) => listDeployTokens(context, context.query))
  callRoute(app, services, calls.createDeployToken, (context) => createDeployToken(context, context.body))
  callRoute(app, services, calls.revokeDeployToken, (context) => revokeDeployToken(context, context.query.id))

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    { config: { rateLimit: false } },
    (request, reply) => sendReleaseFile(services.storage, request, reply),
  )
}

/** What went wrong in browsers, and who is told. */
const registerErrors = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, calls.reportErrors, (context) =>
    reportErrors(context, context.body, context.request.headers['user-agent'] ?? ''),
  )
  callRoute(app, services, calls.listRemoteErrors, async (context) => {
    requireMayDeploy(context.request, context.query.name)
    return listErrors(context, context.query)
  })
  callRoute(app, services, calls.readWebhook, async (context) => {
    requireMayDeploy(context.request, context.query.name)
    return readWebhook(context, context.query.name)
  })
  callRoute(app, services, calls.switchFlag, async (context) =>
    switchFlag(context, requireMayDeploy(context.request, context.body.name), context.body),
  )
  callRoute(app, services, calls.setWebhook, async (context) =>
    setWebhook(context, requireMayDeploy(context.request, context.body.name), context.body),
  )
}

const registerRegistry = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, calls.listRemotes, (context) =>
    listRemotes(context, context.query, onlyRemoteOf(context.request)),
  )
  callRoute(app, services, calls.readMatrix, (context) => readMatrix(context, onlyRemoteOf(context.request)))
  callRoute(app, services, calls.readRemote, async (context) => {
    requireMayDeploy(context.request, context.query.name)
    return readRemote(context, context.query.name)
  })
  callRoute(app, services, calls.previewRelease, async (context) => {
    requireMayDeploy(context.request, context.query.name)
    return createPreview(context, context.query)
  })
  callRoute(app, services, calls.listRemoteChanges, async (context) => {
    requireMayDeploy(context.request, context.query.name)
    return listChanges(context, context.query)
  })
  callRoute(
    app,
    services,
    calls.publishRelease,
    async ({ body: { files, reason, dry_run }, request }) => {
      const contents = Object.entries(files).map(
        ([path, content]) => [path, Buffer.from(content, 'base64')] as const,
      )
      const build = requireBuild(new Map(contents))
      const by = requireMayDeploy(request, build.release.name)
      return publishRelease(services, build, by, { reason, dryRun: dry_run === true })
    },
    ownTransactions,
  )
  callRoute(
    app,
    services,
    calls.changeRemote,
    async ({ body, request }) => changeRemote(services, requireMayDeploy(request, body.name), body),
    ownTransactions,
  )
}
