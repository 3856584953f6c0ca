import type { FastifyInstance } from 'fastify'
import { insuranceCalls, managedInsuranceCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { importInsurances } from './import-insurances.ts'
import { addInsurance, changeInsurance, listInsurances } from './insurances.ts'
import { listManagedInsurances, readManagedInsurance } from './managed-insurances.ts'
import { mergeInsurances, previewMerge } from './merge-insurances.ts'
import { removeInsurance } from './remove-insurance.ts'

export const registerInsuranceRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, insuranceCalls.listInsurances, (context) => listInsurances(context, context.query))
  callRoute(app, services, insuranceCalls.addInsurance, (context) => addInsurance(context, context.body))
  callRoute(app, services, insuranceCalls.changeInsurance, (context) =>
    changeInsurance(context, context.body),
  )
  callRoute(app, services, managedInsuranceCalls.listManagedInsurances, (context) =>
    listManagedInsurances(context, context.query),
  )
  callRoute(app, services, managedInsuranceCalls.readManagedInsurance, (context) =>
    readManagedInsurance(context, context.query['insurance-id']),
  )
  callRoute(app, services, managedInsuranceCalls.importInsurances, (context) =>
    importInsurances(context, context.body),
  )
  callRoute(app, services, managedInsuranceCalls.previewMerge, (context) =>
    previewMerge(context, context.query),
  )
  callRoute(app, services, managedInsuranceCalls.mergeInsurances, (context) =>
    mergeInsurances(context, context.body),
  )
  callRoute(app, services, managedInsuranceCalls.removeInsurance, (context) =>
    removeInsurance(context, context.query['insurance-id']),
  )
}
