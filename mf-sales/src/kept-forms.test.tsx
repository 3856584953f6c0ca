import { expectKept, type KeptForm } from '@kursportal/shared/testing/kept'
import DeclareDialog from './features/performance/components/DeclareDialog.tsx'
import FoundDialog from './features/performance/components/FoundDialog.tsx'
import InviteDialog from './features/performance/components/InviteDialog.tsx'
import ObjectDialog from './features/performance/components/ObjectDialog.tsx'
import RequestDialog from './features/performance/components/RequestDialog.tsx'
import { creditNote, undeclared } from './features/performance/documents.fixtures.ts'
import { society } from './features/performance/performance.fixtures.ts'

const onClose = () => undefined
const { id } = society.society

/** Every form that asks for words; what tells of an account or asks for one name alone is typed again. */
const forms: (KeptForm & { what: string })[] = [
  {
    what: 'an invitation',
    form: <InviteDialog society={society.society} onClose={onClose} />,
    field: /^E-Mail-Adressen/,
    answers: { 'POST /society/invitations': { sent: 0, paused: 0, subject: 'Komm dazu', text: 'Hallo' } },
  },
  {
    what: 'an objection',
    form: <ObjectDialog document={creditNote(id)} onClose={onClose} />,
    field: /^Was stimmt nicht/,
  },
  {
    what: 'a payout',
    form: <RequestDialog figures={society} year={2026} onClose={onClose} />,
    field: /^Notiz/,
  },
  {
    what: 'a declaration',
    form: <DeclareDialog societyId={id} declarations={undeclared} onClose={onClose} />,
    field: /^Straße/,
  },
  { what: 'a new group', form: <FoundDialog onClose={onClose} onFounded={onClose} />, field: /^Name/ },
]

describe('what was typed and not sent outlives the page', () => {
  it.each(forms)('$what', ({ what: _what, ...form }) => expectKept(form))
})
