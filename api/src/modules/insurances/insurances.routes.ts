import type { FastifyInstance } from 'fastify'
import { insuranceCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { addInsurance, changeInsurance, listInsurances } from './insurances.ts'

export const registerInsuranceRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, insuranceCalls.listInsurances, (context) => listInsurances(context, context.query))
  callRoute(app, services, insuranceCalls.addInsurance, (context) => addInsurance(context, context.body))
  callRoute(app, services, insuranceCalls.changeInsurance, (context) =>
    changeInsurance(context, context.body),
  )
}
