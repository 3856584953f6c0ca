import type { FastifyInstance } from 'fastify'
import {
  accessCalls,
  accessCodeCalls,
  bulkCalls,
  landingCalls,
  personCalls,
} from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { originOf } from '../../platform/http/origin.ts'
import { createAccessCode, editAccessCode, listAccessCodes, readAccessCodeState } from './access-codes.ts'
import { addAccessCourse, removeAccessCourse } from './access-courses.ts'
import { addAccessSociety, listAccessSocieties, removeAccessSociety } from './access-societies.ts'
import { addAccessUser, joinAccess, listAccessUsers, removeAccessUser } from './access-users.ts'
import { presentAccess, presentLandingPage } from './access.views.ts'
import { checkLandingLinks } from './check-landing-links.ts'
import { listOrders } from './list-orders.ts'
import { listAccessInvitations, listOwnInvitations, withdrawInvitation } from './invitations.ts'
import { readDefaultIds, writeDefaultIds } from './default-ids.ts'
import { invitePeople } from './invite-people.ts'
import { readLandingDraft, writeLandingDraft } from './landing-draft.ts'
import { listLandingFilms, watchLandingFilm } from './landing-films.ts'
import { countAccessVisit, readLandingFigures } from './landing-figures.ts'
import { readLandingPreview, readLandingPreviewLink } from './landing-preview-link.ts'
import { listLandingVersions, readLandingVersion } from './landing-versions.ts'
import { publishLandingPage } from './publish-landing-page.ts'
import { setLandingPageImage, writeLandingPage } from './landing-page.ts'
import { listPersonAccesses } from './list-person-accesses.ts'
import { giveAccessToMany } from './give-access-to-many.ts'
import { listAccesses } from './list-accesses.ts'
import { createAccess, deleteAccess, editAccess } from './write-access.ts'

export const registerAccessRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, bulkCalls.giveAccessToMany, (context) => giveAccessToMany(context, context.body))
  callRoute(app, services, accessCalls.createAccess, (context) => createAccess(context, context.body))
  callRoute(app, services, accessCalls.readAccess, (context) =>
    presentAccess(context, context.query['access-id']),
  )
  callRoute(app, services, accessCalls.editAccess, (context) =>
    editAccess(context, context.query['access-id'], context.body),
  )
  callRoute(app, services, accessCalls.deleteAccess, (context) =>
    deleteAccess(context, context.query['access-id']),
  )
  callRoute(app, services, accessCalls.listAccesses, (context) => listAccesses(context, context.query))
  callRoute(app, services, accessCalls.addAccessCourse, (context) => addAccessCourse(context, context.query))
  callRoute(app, services, accessCalls.removeAccessCourse, (context) =>
    removeAccessCourse(context, context.query),
  )
  registerServed(app, services)
  registerLandingPages(app, services)
}

const registerServed = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, personCalls.listPersonAccesses, (context) =>
    listPersonAccesses(context, context.query),
  )
  callRoute(app, services, accessCalls.listAccessUsers, (context) => listAccessUsers(context, context.query))
  callRoute(app, services, accessCalls.addAccessUser, (context) => addAccessUser(context, context.query))
  callRoute(app, services, accessCalls.removeAccessUser, (context) =>
    removeAccessUser(context, context.query),
  )
  callRoute(app, services, accessCalls.invitePeople, (context) =>
    invitePeople(context, context.query['access-id'], context.body),
  )
  callRoute(app, services, accessCalls.listAccessInvitations, (context) =>
    listAccessInvitations(context, context.query),
  )
  callRoute(app, services, accessCalls.withdrawInvitation, (context) =>
    withdrawInvitation(context, context.query),
  )
  callRoute(app, services, accessCalls.listOwnInvitations, (context) =>
    listOwnInvitations(context, context.query),
  )
  callRoute(app, services, accessCalls.listOrders, (context) => listOrders(context, context.query))
  callRoute(app, services, accessCalls.joinAccess, (context) =>
    joinAccess(context, context.query['access-id'], context.actor.user_id, {
      orderCents: context.query.order_cents,
      code: context.query.code,
    }),
  )
  callRoute(app, services, accessCalls.listAccessSocieties, (context) =>
    listAccessSocieties(context, context.query),
  )
  callRoute(app, services, accessCalls.addAccessSociety, (context) =>
    addAccessSociety(context, context.query),
  )
  callRoute(app, services, accessCalls.removeAccessSociety, (context) =>
    removeAccessSociety(context, context.query),
  )
}

const registerLandingPages = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, accessCalls.readLandingPage, (context) =>
    presentLandingPage(context, context.query['access-id']),
  )
  callRoute(app, services, accessCalls.writeLandingPage, (context) =>
    writeLandingPage(context, context.query['access-id'], context.body),
  )
  callRoute(app, services, accessCalls.setLandingPageImage, (context) =>
    setLandingPageImage(context, context.query['access-id'], context.body.image_id),
  )
  callRoute(app, services, accessCodeCalls.listAccessCodes, (context) =>
    listAccessCodes(context, context.query),
  )
  callRoute(app, services, accessCodeCalls.createAccessCode, (context) =>
    createAccessCode(context, context.query['access-id'], context.body),
  )
  callRoute(app, services, accessCodeCalls.readAccessCodeState, (context) =>
    readAccessCodeState(context, context.query),
  )
  callRoute(app, services, accessCodeCalls.editAccessCode, (context) =>
    editAccessCode(context, context.query, context.body),
  )
  callRoute(app, services, landingCalls.readLandingDraft, (context) =>
    readLandingDraft(context, context.query['access-id']),
  )
  callRoute(app, services, landingCalls.writeLandingDraft, (context) =>
    writeLandingDraft(context, context.query['access-id'], context.body),
  )
  callRoute(app, services, landingCalls.publishLandingPage, (context) =>
    publishLandingPage(context, context.query['access-id'], context.body.based_on),
  )
  callRoute(app, services, landingCalls.checkLandingLinks, (context) =>
    checkLandingLinks(context, context.query['access-id']),
  )
  callRoute(app, services, landingCalls.readLandingPreviewLink, (context) =>
    readLandingPreviewLink(context, context.query['access-id']),
  )
  callRoute(app, services, landingCalls.readLandingPreview, (context) =>
    readLandingPreview(context, context.query.token),
  )
  callRoute(app, services, landingCalls.listLandingVersions, (context) =>
    listLandingVersions(context, context.query),
  )
  callRoute(app, services, landingCalls.readLandingVersion, (context) =>
    readLandingVersion(context, context.query),
  )
  callRoute(app, services, landingCalls.listLandingFilms, (context) =>
    listLandingFilms(context, context.query),
  )
  callRoute(app, services, landingCalls.watchLandingFilm, (context) =>
    watchLandingFilm(context, context.query, services.config.cdnOrigin ?? originOf(context.request)),
  )
  callRoute(app, services, landingCalls.readLandingFigures, (context) =>
    readLandingFigures(context, context.query['access-id']),
  )
  callRoute(app, services, landingCalls.countAccessVisit, (context) =>
    countAccessVisit(context, context.query['access-id'], context.body.code),
  )
  callRoute(app, services, accessCalls.readDefaultIds, (context) => readDefaultIds(context))
  callRoute(app, services, accessCalls.writeDefaultIds, (context) => writeDefaultIds(context, context.body))
}
