import type { FastifyInstance } from 'fastify'
import {
  bankCalls,
  moneyCalls,
  recommendingCalls,
  salesCalls,
  sepaCalls,
  societyCalls,
} from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { listBankAnswers, readBankAnswer } from './bank/read-bank-answer.ts'
import { bookPayouts } from './book-payouts.ts'
import { correctLedger } from './correct-ledger.ts'
import { registerDocuments } from './documents/documents.routes.ts'
import { mergeSocieties } from './merge-societies.ts'
import { bookPayout, refusePayout, withdrawPayout } from './decide-payout.ts'
import { listAllPromotions } from './list-all-promotions.ts'
import { listOpenRequests, listPayoutRequests } from './list-payouts.ts'
import { listEarnings } from './list-earnings.ts'
import { listSalesChannels } from './list-sales-channels.ts'
import { listTransactions } from './list-transactions.ts'
import { registerMoneyJobs } from './money.jobs.ts'
import { changeOwnPayoutAccount, readOwnPayoutAccount } from './own-payout-account.ts'
import { setPayoutAccount, showPayoutAccount } from './payout-account.ts'
import { registerPayoutChangesSocket } from './payout-changes.socket.ts'
import { readBalance } from './read-balance.ts'
import { previewPayoutMail, readPayoutRequest } from './read-payout.ts'
import { requestPayout } from './request-payout.ts'
import { returnPayout } from './return-payout.ts'
import { reverseTransaction } from './reverse-transaction.ts'
import { readSalesFunnel } from './read-sales-funnel.ts'
import { readSalesPerformance } from './sales-performance.ts'
import { listSalesRemarks, settleSalesRemark } from './sales-remarks.ts'
import { createSepaExport, listSepaExports, previewSepaExport, readSepaExport } from './sepa-exports.ts'

/** Sales figures, the ledger and payouts, with the job that books bonuses. */
export const registerMoney = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerPayouts(app, services)
  registerSepa(app, services)
  registerSales(app, services)
  registerRecommending(app, services)
  registerDocuments(app, services)
  await registerMoneyJobs(services)
}

const registerPayouts = (app: FastifyInstance, services: Services): void => {
  const calls = moneyCalls
  callRoute(app, services, calls.readSalesPerformance, (context) =>
    readSalesPerformance(context, context.query),
  )
  callRoute(app, services, calls.requestPayout, (context) => requestPayout(context, context.body))
  callRoute(app, services, calls.withdrawPayout, (context) =>
    withdrawPayout(context, context.query['request-id']),
  )
  callRoute(app, services, calls.listOpenRequests, (context) => listOpenRequests(context))
  callRoute(app, services, calls.listPayoutRequests, (context) => listPayoutRequests(context, context.query))
  callRoute(app, services, calls.readPayoutRequest, (context) =>
    readPayoutRequest(context, context.query['request-id']),
  )
  callRoute(app, services, calls.previewPayoutMail, (context) => previewPayoutMail(context, context.body))
  callRoute(app, services, calls.bookPayout, (context) =>
    bookPayout(context, context.body.request_id, context.body.reason),
  )
  callRoute(app, services, calls.bookPayouts, (context) => bookPayouts(context, context.body.request_ids))
  callRoute(app, services, calls.returnPayout, (context) => {
    const { request_id, reason, mend_account: mendAccount, undo } = context.body
    return returnPayout(context, request_id, reason, { mendAccount, undo })
  })
  callRoute(app, services, calls.refusePayout, (context) =>
    refusePayout(context, context.body.request_id, context.body.reason),
  )
  callRoute(app, services, calls.listTransactions, (context) => listTransactions(context, context.query))
  registerPayoutChangesSocket(app, services)
  callRoute(app, services, calls.readBalance, (context) => readBalance(context, context.query))
  callRoute(app, services, calls.correctLedger, (context) => correctLedger(context, context.body))
  callRoute(app, services, societyCalls.mergeSocieties, (context) => mergeSocieties(context, context.body))
  callRoute(app, services, calls.reverseTransaction, (context) => reverseTransaction(context, context.body))
}

const registerSales = (app: FastifyInstance, services: Services): void => {
  const calls = salesCalls
  callRoute(app, services, calls.listSalesChannels, (context) => listSalesChannels(context, context.query))
  callRoute(app, services, calls.listAllPromotions, (context) => listAllPromotions(context, context.query))
  callRoute(app, services, calls.listSalesRemarks, (context) => listSalesRemarks(context, context.query))
  callRoute(app, services, calls.settleSalesRemark, (context) => settleSalesRemark(context, context.body))
}

const registerRecommending = (app: FastifyInstance, services: Services): void => {
  const calls = recommendingCalls
  callRoute(app, services, calls.readSalesFunnel, (context) => readSalesFunnel(context, context.query))
  callRoute(app, services, calls.listEarnings, (context) => listEarnings(context, context.query))
  callRoute(app, services, calls.readOwnPayoutAccount, (context) =>
    readOwnPayoutAccount(context, context.query),
  )
  callRoute(app, services, calls.changeOwnPayoutAccount, (context) =>
    changeOwnPayoutAccount(context, context.body),
  )
}

const registerSepa = (app: FastifyInstance, services: Services): void => {
  const calls = sepaCalls
  callRoute(app, services, calls.createSepaExport, (context) =>
    createSepaExport(context, context.body.request_ids),
  )
  callRoute(app, services, calls.previewSepaExport, previewSepaExport)
  callRoute(app, services, calls.readSepaExport, async (context) => {
    const { name, file } = await readSepaExport(context, context.query['export-id'])
    return context.reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(file)
  })
  callRoute(app, services, calls.listSepaExports, (context) => listSepaExports(context, context.query))
  callRoute(app, services, bankCalls.readBankAnswer, (context) => readBankAnswer(context, context.body))
  callRoute(app, services, bankCalls.listBankAnswers, (context) => listBankAnswers(context, context.query))
  callRoute(app, services, calls.readPayoutAccount, (context) => showPayoutAccount(context))
  callRoute(app, services, calls.setPayoutAccount, (context) => setPayoutAccount(context, context.body))
}
