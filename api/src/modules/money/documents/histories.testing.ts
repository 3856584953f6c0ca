import { sql } from 'kysely'
import { DAY_MS, payeeStatuses, vatTreatment, vatWithin } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { addDeclaration } from '../../../seed/scenarios/documents.ts'
import type { TestPlatform } from '../../../testing/test-platform.ts'
import { cancelDocument, decideObjection, issuePayoutDocument, objectToDocument } from './settle-document.ts'

const reason = 'Zum Ausprobieren'
/** What happens to documents in a history. */
export const documentStepNames = ['declare', 'object', 'decide', 'cancel', 'issue', 'later'] as const
export type DocumentStep = (typeof documentStepNames)[number]

type Step = { pick: number }
type Histories = {
  /** Opened by the time a step is taken. */
  platform: () => TestPlatform
  tryAs: <T>(useCase: (context: ActorContext) => Promise<T>) => Promise<T | undefined>
  society: () => { society_id: string; user_id: string }
}

/** What happens to documents in a history: declared, objected to, decided, cancelled, issued anew; and time goes by. */
export const documentSteps = ({ platform, tryAs, society }: Histories) => {
  const one = async (table: 'payout_documents' | 'payout_requests', pick: number) => {
    const rows = await platform().context.db.selectFrom(table).select('id').orderBy('id').execute()
    return rows[pick % Math.max(1, rows.length)]?.id
  }
  const ofDocument = async (
    pick: number,
    useCase: (context: ActorContext, document_id: string) => Promise<unknown>,
  ) => {
    const id = await one('payout_documents', pick)
    return id && tryAs((context) => useCase(context, id))
  }
  return {
    declare: ({ pick }: Step) =>
      platform().run((context) => {
        const status = payeeStatuses[pick % payeeStatuses.length] ?? 'private'
        return addDeclaration(context, {
          ...society(),
          status,
          taxed: pick % 2 === 0,
          country: status === 'eu' ? 'AT' : 'DE',
          vat_id: status === 'eu' ? 'ATU12345678' : status === 'private' ? '' : 'DE136695976',
        })
      }),
    object: ({ pick }: Step) =>
      ofDocument(pick, (context, document_id) => objectToDocument(context, { document_id, reason })),
    decide: ({ pick }: Step) =>
      ofDocument(pick, (context, document_id) =>
        decideObjection(context, { document_id, decision: pick % 2 ? 'cancelled' : 'kept', reason }),
      ),
    cancel: ({ pick }: Step) =>
      ofDocument(pick, (context, document_id) => cancelDocument(context, { document_id, reason })),
    issue: async ({ pick }: Step) => {
      const id = await one('payout_requests', pick)
      return id && tryAs((context) => issuePayoutDocument(context, id))
    },
    later: async ({ pick }: Step) => {
      const { clock } = platform()
      clock.set(new Date(clock.now().getTime() + pick * DAY_MS).toISOString())
    },
  }
}

/** Numbers without a gap, by day; VAT by what was declared; what holds is what was paid, to the cent. */
export const expectNumbered = async ({ context: { db } }: TestPlatform): Promise<void> => {
  const documents = await db
    .selectFrom('payout_documents')
    .innerJoin('payee_declarations', 'payee_declarations.id', 'payout_documents.declaration_id')
    .select(['payout_documents.year', 'position', 'payout_documents.kind', 'issued_at'])
    .select(['net', 'tax', 'total', 'payee_declarations.status', 'taxed'])
    .orderBy('payout_documents.year')
    .orderBy('position')
    .execute()
  for (const year of new Set(documents.map((document) => document.year))) {
    const ofYear = documents.filter((document) => document.year === year)
    expect(ofYear.map(({ position }) => position)).toEqual(ofYear.map((_, index) => index + 1))
    const days = ofYear.map(({ issued_at }) => issued_at.getTime())
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  }
  for (const { kind, status, taxed, net, tax, total } of documents) {
    const whole = vatWithin(Math.abs(total), vatTreatment({ status, taxed }))
    expect([Math.abs(net), Math.abs(tax), total < 0]).toEqual([whole.net, whole.tax, kind === 'cancellation'])
  }
  const { rows } = await sql<{ state: string; amount: number; documented: number }>`
    select state, amount::int as amount, coalesce((select sum(total) from payout_documents
      where request_id = payout_requests.id), 0)::int as documented from payout_requests`.execute(db)
  for (const { state, amount, documented } of rows) {
    expect([0, amount]).toContain(documented)
    if (state === 'refused' || state === 'withdrawn') expect(documented).toBe(0)
  }
}
