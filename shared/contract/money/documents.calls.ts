import { z } from 'zod'
import { defineCall } from '../call.ts'
import { basedOn } from '../edits.ts'
import { flag, id, listOf, object, paging, search } from '../primitives.ts'
import { calendarYear } from '../societies/society.schemas.ts'
import {
  documentIssuer,
  documentKind,
  documentState,
  newPayeeDeclaration,
  payeeDeclarations,
  payeeYear,
  payoutDocument,
  storedDocumentIssuer,
} from './documents.schemas.ts'
import { decisionReason } from './money.schemas.ts'

/** What payees declare about taxes, and the documents their payouts get. */
export const documentCalls = {
  readPayeeDeclarations: defineCall({
    method: 'GET',
    path: '/payee-declarations',
    who: 'society',
    extension: true,
    summary: 'What is declared about the taxes of a society',
    description:
      'A declaration holds from its day on, as long as who declared it owns the society. Names, addresses and numbers are for who declared them and admins.',
    query: object({ society_id: id }),
    answer: payeeDeclarations,
    errors: ['not_found'],
  }),
  declarePayee: defineCall({
    method: 'POST',
    path: '/payee-declaration',
    who: 'society',
    extension: true,
    summary: 'Declare what the payee of a society is for the tax office',
    description: 'Only the owner does. It holds for documents from now on; those before stay as they are.',
    body: newPayeeDeclaration,
    answer: payeeDeclarations,
    errors: ['not_found'],
  }),
  listPayoutDocuments: defineCall({
    method: 'GET',
    path: '/payout-documents',
    who: 'society',
    extension: true,
    summary: 'The documents of payouts, newest first',
    description:
      'Those of the societies one leads, and those one is the payee of, whatever became of their society; admins see all.',
    query: object({
      mine: flag.optional().describe('Only those one is the payee of: who declared what they rest on'),
      society_id: id.optional().describe('Only those of this society'),
      request_id: id.optional().describe('Only those of this payout'),
      kind: documentKind.optional(),
      state: documentState.optional(),
      year: calendarYear.optional().describe('Only those of the number series of this year'),
      sort: z.enum(['number', 'society', 'total']).optional().describe('By day without it'),
      descending: flag.optional().describe('The other way round'),
      search: search.describe('Words of the number or of the society’s name'),
      ...paging,
    }),
    answer: listOf(payoutDocument),
    errors: ['not_found'],
  }),
  listPayeeYears: defineCall({
    method: 'GET',
    path: '/payee-years',
    who: 'admin',
    extension: true,
    summary: 'What was settled with each payee in a year, by name, for a tax adviser',
    description:
      'By the day of issue, as the numbers go. Who was declared otherwise within the year has a line for each. The look is noted in the audit log.',
    query: object({
      year: calendarYear,
      search: search.describe('Words of the name or of a society'),
      ...paging,
    }),
    answer: listOf(payeeYear),
  }),
  readPayoutDocument: defineCall({
    method: 'GET',
    path: '/payout-document',
    who: 'society',
    extension: true,
    summary: 'A document as a tagged PDF: the same bytes each time',
    description: 'For its payee, who leads the society, and admins.',
    query: object({ 'document-id': id }),
    answer: { binary: ['application/pdf'] },
    errors: ['not_found', 'unavailable'],
  }),
  issuePayoutDocument: defineCall({
    method: 'POST',
    path: '/payout-document',
    who: 'admin',
    extension: true,
    summary: 'Issue the document of a booked payout that has none',
    description:
      'Where one was cancelled, or where documents were not issued yet when it was booked. By what is declared now. `details` of payout_data_missing: `{ missing }` of `issuer`, `issuer_vat_id`, `declaration`.',
    body: object({ request_id: id }),
    answer: payoutDocument,
    errors: ['not_found', 'document_settled', 'payout_data_missing'],
  }),
  objectToDocument: defineCall({
    method: 'POST',
    path: '/payout-document/objection',
    who: 'society',
    extension: true,
    summary: 'Object to a document, as its payee',
    description:
      'A Gutschrift is no invoice any more from then on (UStG, section 14). The payout goes into no bank file until an admin has decided.',
    body: object({ document_id: id, reason: decisionReason }),
    answer: payoutDocument,
    errors: ['not_found', 'document_settled'],
  }),
  decideObjection: defineCall({
    method: 'POST',
    path: '/payout-document/objection-decision',
    who: 'admin',
    extension: true,
    summary: 'Decide an objection: cancel the document, or let it stand; the payee is told by e-mail',
    body: object({
      document_id: id,
      decision: z.enum(['cancelled', 'kept']),
      reason: decisionReason,
    }),
    answer: payoutDocument,
    errors: ['not_found', 'already_decided', 'document_settled'],
  }),
  cancelDocument: defineCall({
    method: 'POST',
    path: '/payout-document/cancellation',
    who: 'admin',
    extension: true,
    summary: 'Cancel a document by one of its own number; the payee is told by e-mail',
    description: 'The payout itself stays as it is; a new document is issued with POST /payout-document.',
    body: object({ document_id: id, reason: decisionReason }),
    answer: payoutDocument,
    errors: ['not_found', 'document_settled'],
  }),
  readDocumentIssuer: defineCall({
    method: 'GET',
    path: '/document-issuer',
    who: 'admin',
    extension: true,
    summary: 'Who issues the documents of payouts; null while none are issued',
    answer: storedDocumentIssuer.nullable(),
  }),
  setDocumentIssuer: defineCall({
    method: 'PUT',
    path: '/document-issuer',
    who: 'admin',
    extension: true,
    summary: 'Set who issues the documents of payouts: from then on each booked payout gets one',
    description:
      'With `based_on` a change on top of somebody else’s is refused (409 `edited_meanwhile`); `none` stands for that there was none.',
    body: object({ ...documentIssuer.shape, based_on: basedOn }),
    answer: storedDocumentIssuer,
    errors: ['edited_meanwhile'],
  }),
}
