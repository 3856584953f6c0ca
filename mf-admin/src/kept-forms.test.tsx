import { expectKept, type KeptForm } from '@kursportal/shared/testing/kept'
import { CorrectDialog } from './common/books/CorrectDialog.tsx'
import { EntryDialog } from './features/faq/components/EntryDialog.tsx'
import { NewGroupDialog } from './features/groups/components/NewGroupDialog.tsx'
import { InsuranceDialog } from './features/insurances/components/InsuranceDialog.tsx'
import InviteDialog from './features/members/import/InviteDialog.tsx'
import { IssuerDialog } from './features/payouts/components/IssuerDialog.tsx'
import { DeclineDialog } from './features/withdrawals/components/DeclineDialog.tsx'

const onClose = () => undefined

/** Forms that ask for words, and such of what is there; those with a password are typed again. */
const forms: (KeptForm & { what: string })[] = [
  {
    what: 'a question and its answer',
    form: <EntryDialog entry={undefined} onSave={() => Promise.resolve()} onClose={onClose} />,
    field: /^Antwort/,
  },
  {
    what: 'a new club',
    form: <NewGroupDialog onClose={onClose} />,
    field: /^Name/,
    answers: { 'GET /users': { items: [], total: 0 }, 'GET /societies': { items: [], total: 0, years: [] } },
  },
  {
    what: 'an insurance',
    form: <InsuranceDialog insurance={undefined} onClose={onClose} />,
    field: /^Name/,
  },
  { what: 'a new person', form: <InviteDialog onClose={onClose} />, field: /^Vorname/ },
  { what: 'who issues documents', form: <IssuerDialog issuer={null} onClose={onClose} />, field: /^Straße/ },
  {
    what: 'a correction of the books',
    form: <CorrectDialog society={{ id: 's', name: 'Verein' }} year={2026} available={0} onClose={onClose} />,
    field: /^Grund/,
  },
  { what: 'a declined withdrawal', form: <DeclineDialog id="w" onClose={onClose} />, field: /^Warum/ },
]

describe('what was typed and not sent outlives the page', () => {
  it.each(forms)('$what', ({ what: _what, ...form }) => expectKept(form))
})
