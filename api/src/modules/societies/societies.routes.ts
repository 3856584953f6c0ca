import type { FastifyInstance } from 'fastify'
import {
  levelCalls,
  personCalls,
  bulkCalls,
  societyCalls,
  societyPeopleCalls,
  societyProviderCalls,
  syncCalls,
} from '@kursportal/shared/contract'
import { inTransaction, type Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireAdminPassword } from '../people/require-admin-password.ts'
import { createLevel, deleteLevel, editLevel } from './change-levels.ts'
import { createOwnSociety, createSociety } from './create-society.ts'
import { deleteSociety, readSocietyRemoval } from './delete-society.ts'
import { editSociety } from './edit-society.ts'
import { dissolveOwnSociety } from './dissolve-own-society.ts'
import { inviteToSociety } from './invite-to-society.ts'
import { joinSociety } from './join-society.ts'
import { leaveSociety } from './leave-society.ts'
import { listFinishes, listPromotions } from './list-finishes.ts'
import { listLedSocieties } from './list-led-societies.ts'
import { listLevels } from './list-levels.ts'
import { listMembers } from './list-members.ts'
import { listSocieties } from './list-societies.ts'
import { readSociety } from './read-society.ts'
import { countReferralVisit, findReferral, readReferral } from './referral.ts'
import { replaceLevels } from './replace-levels.ts'
import { moveMany } from './move-many.ts'
import { searchCommunities, searchSocieties } from './search-societies.ts'
import { addSocietyAdmin, listSocietyAdmins, removeSocietyAdmin } from './society-admins.ts'
import { changeSocietyProvider, readSocietyProvider } from './society-provider.ts'
import { syncSocieties } from './sync-societies.ts'

export const registerSocietyRoutes = (app: FastifyInstance, services: Services): void => {
  registerSocieties(app, services)
  registerProviders(app, services)
  registerLevels(app, services)
  registerPeople(app, services)
}

const registerPeople = (app: FastifyInstance, services: Services): void => {
  const calls = societyPeopleCalls
  callRoute(app, services, calls.inviteToSociety, (context) => inviteToSociety(context, context.body))
  callRoute(app, services, calls.dissolveOwnSociety, (context) =>
    dissolveOwnSociety(context, {
      dryRun: context.query['dry-run'] ?? false,
      mayLapse: context.query['let-lapse'] ?? false,
      lapseCents: context.query['lapse-cents'],
    }),
  )
  callRoute(app, services, calls.joinSociety, (context) => joinSociety(context, context.body))
}

const registerProviders = (app: FastifyInstance, services: Services): void => {
  const calls = societyProviderCalls
  callRoute(app, services, calls.readSocietyProvider, (context) =>
    readSocietyProvider(context, context.query['society-id']),
  )
  callRoute(app, services, calls.changeSocietyProvider, (context) =>
    changeSocietyProvider(context, context.query['society-id'], context.body),
  )
}

const registerSocieties = (app: FastifyInstance, services: Services): void => {
  const calls = societyCalls
  callRoute(
    app,
    services,
    bulkCalls.moveManyToSociety,
    async (context) => {
      if (!context.body.dry_run) await requireAdminPassword(context)
      return inTransaction(services, (inside) => moveMany({ ...inside, actor: context.actor }, context.body))
    },
    // A wrong admin password is counted although the call fails.
    { transaction: false },
  )
  callRoute(app, services, calls.searchSocieties, (context) => searchSocieties(context, context.query))
  callRoute(app, services, calls.searchCommunities, (context) => searchCommunities(context, context.query))
  callRoute(app, services, calls.listSocieties, (context) => listSocieties(context, context.query))
  callRoute(app, services, calls.readSociety, (context) =>
    readSociety(context, context.query['society-id'], { removedToo: context.query.with_deleted ?? false }),
  )
  callRoute(app, services, personCalls.listLedSocieties, (context) =>
    listLedSocieties(context, context.query),
  )
  callRoute(app, services, calls.createSociety, (context) => createSociety(context, context.body))
  callRoute(app, services, calls.createOwnSociety, (context) => createOwnSociety(context, context.body))
  callRoute(app, services, calls.editSociety, (context) =>
    editSociety(context, context.query['society-id'], context.body),
  )
  callRoute(app, services, calls.deleteSociety, (context) =>
    deleteSociety(context, context.query['society-id'], {
      mayLapse: context.query['let-lapse'] ?? false,
      lapseCents: context.query['lapse-cents'],
    }),
  )
  callRoute(app, services, calls.readSocietyRemoval, (context) =>
    readSocietyRemoval(context, context.query['society-id']),
  )
  callRoute(app, services, calls.listSocietyAdmins, (context) => listSocietyAdmins(context, context.query))
  callRoute(app, services, calls.addSocietyAdmin, (context) => addSocietyAdmin(context, context.query))
  callRoute(app, services, calls.removeSocietyAdmin, (context) => removeSocietyAdmin(context, context.query))
  // It opens its transaction itself, after what may take long.
  callRoute(app, services, syncCalls.syncSocieties, ({ actor }) => syncSocieties(services, actor), {
    transaction: false,
  })
  callRoute(app, services, calls.readReferral, (context) =>
    readReferral(context, context.query['society-id']),
  )
  callRoute(app, services, calls.findReferral, (context) => findReferral(context, context.query.code))
  callRoute(app, services, calls.leaveSociety, leaveSociety)
  callRoute(app, services, calls.countReferralVisit, (context) =>
    countReferralVisit(context, context.body.society_id),
  )
}

const registerLevels = (app: FastifyInstance, services: Services): void => {
  const calls = levelCalls
  callRoute(app, services, calls.listLevels, (context) => listLevels(context, context.query))
  callRoute(app, services, calls.replaceLevels, (context) => replaceLevels(context, context.body))
  callRoute(app, services, calls.createLevel, (context) => createLevel(context, context.body))
  callRoute(app, services, calls.editLevel, (context) =>
    editLevel(context, context.query['level-id'], context.body),
  )
  callRoute(app, services, calls.deleteLevel, (context) => deleteLevel(context, context.query['level-id']))
  callRoute(app, services, calls.listPromotions, (context) => listPromotions(context, context.query))
  callRoute(app, services, calls.listFinishes, (context) => listFinishes(context, context.query))
  callRoute(app, services, calls.listMembers, (context) => listMembers(context, context.query))
}
