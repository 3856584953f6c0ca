import { auditAction } from '@kursportal/shared/contract'
import { auditSentence, type AuditEntry } from './audit-sentence.ts'

const entry: Omit<AuditEntry, 'action'> = {
  id: '019a0000-0000-7000-8000-000000000001',
  at: '2026-03-02T10:00:00.000Z',
  admin: { id: '019a0000-0000-7000-8000-000000000002', name: 'Ada Muster' },
  person: null,
  subject: 'Muster',
  society_id: null,
  reason: '',
  details: { count: 1 },
}

it.each(auditAction.options)('says of %s with one thing that it is one', (action) => {
  const sentence = auditSentence({ ...entry, action })
  expect(sentence).not.toMatch(/auditLog|\{\{|(^| )1 [A-Za-z]/)
})

it('counts several', () => {
  expect(auditSentence({ ...entry, action: 'people_imported', details: { count: 1_000 } })).toBe(
    'Ada Muster hat 1.000 Konten aus einer Datei angelegt.',
  )
})
