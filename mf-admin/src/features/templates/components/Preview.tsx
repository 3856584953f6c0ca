import { failureText, isFailure } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Section, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { isPrinted, previewTemplate, type Template, type Wording } from '../api/templates.ts'

/** Milliseconds without typing before the look is made anew. */
const PAUSE = 500

/** What stands between a mail and its foot. */
const MAIL_FOOT = '\n\n-- \n'

const useSettled = (wording: Wording): Wording => {
  const [settled, setSettled] = useState(wording)
  const { subject, body } = wording
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, body }), PAUSE)
    return () => clearTimeout(timer)
  }, [subject, body])
  return settled
}

/** Names of what the server does not know, from the details of its refusal. */
const unknownOf = (error: unknown): string[] =>
  isFailure(error, 'unknown_variable') && Array.isArray(error.details)
    ? error.details.map((one: { message?: unknown }) => (typeof one.message === 'string' ? one.message : ''))
    : []

/** The mail as it arrives by day, filled with sample data. Nothing in it can run. */
export const Preview = ({ template, wording }: { template: Template; wording: Wording }): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewTemplate(template.key, useSettled(wording)))
  const unknown = unknownOf(preview.error)
  const printed = isPrinted(template)
  return (
    <Section
      title={t('templates.preview')}
      intro={t(printed ? 'templates.previewPrinted' : 'templates.previewIntro')}
    >
      {preview.isError && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {unknown.length > 0
            ? `${failureText(preview.error)} ${unknown.join(', ')}`
            : failureText(preview.error)}
        </Alert>
      )}
      {preview.data && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '20px', overflow: 'hidden' }}>
          <Typography sx={{ p: 2, fontWeight: 650, bgcolor: 'background.paper', overflowWrap: 'anywhere' }}>
            {preview.data.subject}
          </Typography>
          {printed ? (
            <Typography component="div" sx={{ p: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {preview.data.text.split(MAIL_FOOT)[0]}
            </Typography>
          ) : (
            <Box
              component="iframe"
              title={t('templates.preview')}
              sandbox=""
              // The frame inherits the page's policy, which lets no style sheet of a mail in; what it sets is the night.
              srcDoc={preview.data.html.replace(/<style>[\s\S]*?<\/style>/, '')}
              sx={{ display: 'block', width: '100%', height: 620, border: 0, bgcolor: 'common.white' }}
            />
          )}
        </Box>
      )}
    </Section>
  )
}
