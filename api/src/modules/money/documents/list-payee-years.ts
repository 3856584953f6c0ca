import type { CallAnswer, CallQuery, documentCalls, PayeeYear } from '@kursportal/shared/contract'
import { searchFor, vatTreatment } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { noteRead } from '../../audit-log/note-read.ts'
import { openFacts } from './declarations.ts'

const byName = new Intl.Collator('de')

/** What was settled with each payee in the number series of a year, by name; the look is noted. */
export const listPayeeYears = async (
  context: ActorContext,
  { year, search = '', limit, offset = 0 }: CallQuery<typeof documentCalls.listPayeeYears>,
): Promise<CallAnswer<typeof documentCalls.listPayeeYears>> => {
  await noteRead(context, { action: 'payees_viewed', subject: String(year) })
  const lines = await linesOf(context, year)
  const isFound = searchFor(search)
  const found = lines.filter(({ payee, societies }) => isFound(payee?.name, ...societies))
  return { items: found.slice(offset, limit === undefined ? undefined : offset + limit), total: found.length }
}

/** Several declarations that say the same are one line: who owns two groups is one payee. */
const linesOf = async (context: ActorContext, year: number): Promise<PayeeYear[]> => {
  const lines = new Map<string, PayeeYear>()
  for (const row of await sumsOf(context, year)) {
    const payee = row.facts_encrypted && payeeOf(context, row.facts_encrypted)
    const treatment = vatTreatment(row)
    const key = payee ? JSON.stringify([payee, row.status, treatment]) : row.id
    const before = lines.get(key)
    lines.set(key, {
      id: before?.id ?? row.id,
      payee,
      status: row.status,
      treatment,
      societies: [...new Set([...(before?.societies ?? []), row.society])],
      documents: (before?.documents ?? 0) + row.documents,
      net: (before?.net ?? 0) + row.net,
      tax: (before?.tax ?? 0) + row.tax,
      total: (before?.total ?? 0) + row.total,
    })
  }
  return [...lines.values()].toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)))
}

const nameOf = ({ payee, societies }: PayeeYear): string => payee?.name ?? societies[0] ?? ''

const payeeOf = (context: ActorContext, sealed: Buffer): NonNullable<PayeeYear['payee']> => {
  const { signed_name: _signed, ...payee } = openFacts(context, sealed)
  return payee
}

const sumsOf = ({ db }: ActorContext, year: number) =>
  db
    .selectFrom('payout_documents as document')
    .innerJoin('payee_declarations as declaration', 'declaration.id', 'document.declaration_id')
    .innerJoin('societies', 'societies.id', 'document.society_id')
    .where('document.year', '=', year)
    .groupBy(['declaration.id', 'societies.name'])
    .select(['declaration.id', 'declaration.status', 'declaration.taxed', 'declaration.facts_encrypted'])
    .select('societies.name as society')
    .select((eb) => [
      eb.fn.countAll<number>().as('documents'),
      eb.cast<number>(eb.fn.sum('document.net'), 'bigint').as('net'),
      eb.cast<number>(eb.fn.sum('document.tax'), 'bigint').as('tax'),
      eb.cast<number>(eb.fn.sum('document.total'), 'bigint').as('total'),
    ])
    .orderBy('societies.name')
    .orderBy('declaration.id')
    .execute()
