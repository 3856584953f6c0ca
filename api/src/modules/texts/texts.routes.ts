import type { FastifyInstance } from 'fastify'
import { faqCalls, legalCalls, legalDraftCalls, uiTextCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { changeFaq, readFaq } from './faq.ts'
import { deleteLegalDraft, readLegalDraft, writeLegalDraft } from './legal-drafts.ts'
import { changeLegal, listLegalVersions, readLegal } from './legal.ts'
import { readOriginals, readUiTexts, writeUiTexts } from './ui-texts.ts'

export const registerTextRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, legalCalls.readLegal, (context) => readLegal(context, context.query))
  callRoute(app, services, legalCalls.changeLegal, (context) => changeLegal(context, context.body))
  callRoute(app, services, legalCalls.listLegalVersions, (context) =>
    listLegalVersions(context, context.query.type),
  )
  callRoute(app, services, legalDraftCalls.readLegalDraft, (context) =>
    readLegalDraft(context, context.query.type),
  )
  callRoute(app, services, legalDraftCalls.writeLegalDraft, (context) =>
    writeLegalDraft(context, context.body),
  )
  callRoute(app, services, legalDraftCalls.deleteLegalDraft, (context) =>
    deleteLegalDraft(context, context.query.type),
  )
  callRoute(app, services, uiTextCalls.readOriginals, readOriginals)
  callRoute(app, services, uiTextCalls.readUiTexts, (context) => readUiTexts(context, context.query.keys))
  callRoute(app, services, uiTextCalls.writeUiTexts, (context) => writeUiTexts(context, context.body))
  callRoute(app, services, faqCalls.readFaq, (context) => readFaq(context, context.query))
  callRoute(app, services, faqCalls.changeFaq, (context) => changeFaq(context, context.body))
}
