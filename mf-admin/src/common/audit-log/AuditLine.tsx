import { Box, Link, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { auditSentence, type AuditEntry } from '../audit-sentence.ts'
import { auditChanges, secretChange, type AuditChange } from './audit-changes.ts'

const Change = ({ change: { label, before, after } }: { change: AuditChange }): ReactNode => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    {label}:{' '}
    <Box component="del" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
      {before}
    </Box>{' '}
    →{' '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600, whiteSpace: 'pre-line' }}>
      {after}
    </Box>
  </Box>
)

/** A line of the log: the sentence, and behind a press what was there before and after and whom it is about. */
export const AuditLine = ({ entry }: { entry: AuditEntry }): ReactNode => {
  const t = useTexts()
  const changes = auditChanges(t, entry)
  const secret = secretChange(t, entry)
  const { person, society_id: societyId, subject } = entry
  const sentence = auditSentence(entry)
  if (changes.length === 0 && !secret && !person && !societyId) return sentence
  const label = t(changes.length > 0 || secret ? 'auditLog.whatChanged' : 'auditLog.more')
  return (
    <>
      {sentence}
      <Box component="details" sx={{ fontWeight: 400 }}>
        <Box
          component="summary"
          aria-label={t('auditLog.moreOf', { label, sentence })}
          sx={{ py: 1, cursor: 'pointer', color: 'text.secondary' }}
        >
          {label}
        </Box>
        {(changes.length > 0 || secret) && (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {changes.map((change) => (
              <Change key={change.label} change={change} />
            ))}
            {secret && <li>{t('auditLog.secret', { field: secret })}</li>}
          </Box>
        )}
        <Typography component="p" variant="body2" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {person && <Link href={`/admin/members/${person.id}`}>{t('auditLog.toPerson', person)}</Link>}
          {societyId && (
            <Link href={`/admin/groups/${societyId}`}>{t('auditLog.toSociety', { subject })}</Link>
          )}
        </Typography>
      </Box>
    </>
  )
}
