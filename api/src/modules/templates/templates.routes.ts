import type { FastifyInstance } from 'fastify'
import { mailCalls, templateCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { registerMailJobs } from '../../platform/mail/mail.jobs.ts'
import { checkWording, keyOf, samplesOf } from './check-wording.ts'
import { listMails, readMailState } from './list-mails.ts'
import { listOutbox } from './list-outbox.ts'
import { openMail } from './open-mail.ts'
import { retryMails } from './retry-mails.ts'
import { dismissMails } from './dismiss-mails.ts'
import { renderTemplate } from './render-template.ts'
import { sendTestMail } from './send-test-mail.ts'
import { switchTemplate } from './switch-template.ts'
import {
  listTemplates,
  listTemplateVersions,
  readTemplate,
  readWording,
  writeTemplate,
} from './templates.store.ts'

/** Templates, mails made from them, and the worker that sends mails. */
export const registerTemplates = async (app: FastifyInstance, services: Services): Promise<void> => {
  callRoute(app, services, templateCalls.listTemplates, listTemplates)
  callRoute(app, services, templateCalls.readTemplate, async (context) =>
    readTemplate(context, keyOf(context.query.key)),
  )
  callRoute(app, services, templateCalls.writeTemplate, async (context) =>
    writeTemplate(context, keyOf(context.query.key), context.body),
  )
  callRoute(app, services, templateCalls.switchTemplate, async (context) => {
    const key = keyOf(context.query.key)
    await switchTemplate(context, key, context.body.off)
    return readTemplate(context, key)
  })
  callRoute(app, services, templateCalls.listTemplateVersions, async (context) =>
    listTemplateVersions(context, keyOf(context.query.key), context.query),
  )
  callRoute(app, services, templateCalls.previewTemplate, async (context) => {
    const key = keyOf(context.query.key)
    const stored = await readWording(context, key)
    const { subject = stored.subject, body = stored.body } = context.body
    checkWording(key, { subject, body })
    const { html, text, ...filled } = await renderTemplate(context, key, samplesOf(key), {
      wording: { subject, body },
    })
    return { subject: filled.subject, html, text }
  })
  callRoute(app, services, templateCalls.sendTestMail, (context) => sendTestMail(context, context.body))
  callRoute(app, services, templateCalls.readOutbox, (context) => listOutbox(context, context.query))

  callRoute(app, services, mailCalls.listMails, (context) => listMails(context, context.query))
  callRoute(app, services, mailCalls.readMailState, readMailState)
  callRoute(app, services, mailCalls.openMail, (context) => openMail(context, context.query['mail-id']))
  callRoute(app, services, mailCalls.retryMails, (context) => retryMails(context, context.body))
  callRoute(app, services, mailCalls.dismissMails, (context) => dismissMails(context, context.body))

  const release = await registerMailJobs(services)
  app.addHook('onClose', (_app, done) => {
    release()
    done()
  })
}
