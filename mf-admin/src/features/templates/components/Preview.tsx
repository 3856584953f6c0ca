import { useQuery } from '@kursportal/shared/query'
import { Box, FilterButtons, Section, Typography } from '@kursportal/shared/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { previewTemplate, type Template, type Wording } from '../api/templates.ts'
import { Faults } from './Faults.tsx'
import { shownAt } from './night.ts'
import { Paper } from './Paper.tsx'

/** Milliseconds without typing before the look is made anew; setting paper takes a second of the server's. */
const PAUSE = { mail: 500, paper: 1200 } as const

const looks = ['desk', 'phone', 'night', 'plain'] as const
type Look = (typeof looks)[number]

/** How wide each look is, in CSS pixels, and how much smaller it is drawn so that it fits beside the text. */
const frames = {
  desk: { width: 720, zoom: { xs: 0.44, sm: 0.9, lg: 0.66 } },
  phone: { width: 360, zoom: { xs: 0.88, sm: 1 } },
  night: { width: 360, zoom: { xs: 0.88, sm: 1 } },
} as const

const useSettled = (wording: Wording, pause: number): Wording => {
  const [settled, setSettled] = useState(wording)
  const { subject, body } = wording
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ subject, body }), pause)
    return () => clearTimeout(timer)
  }, [subject, body, pause])
  return settled
}

const Mail = ({ template, wording }: { template: Template; wording: Wording }): ReactNode => {
  const t = useTexts()
  const preview = useQuery(previewTemplate(template.key, useSettled(wording, PAUSE.mail)))
  const [look, setLook] = useState<Look>('desk')
  return (
    <Section title={t('templates.preview')} intro={t('templates.previewIntro')}>
      <Box sx={{ mb: 2 }}>
        <FilterButtons
          label={t('templates.look')}
          options={looks.map((value) => ({ value, label: t(`templates.looks.${value}`) }))}
          chosen={look}
          onChoose={setLook}
        />
      </Box>
      {preview.isError && <Faults error={preview.error} />}
      {preview.data && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '20px', overflow: 'hidden' }}>
          <Typography sx={{ p: 2, fontWeight: 650, bgcolor: 'background.paper', overflowWrap: 'anywhere' }}>
            {preview.data.subject}
          </Typography>
          {look === 'plain' ? (
            <Typography component="div" sx={{ p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {preview.data.text}
            </Typography>
          ) : (
            <Box
              component="iframe"
              title={t('templates.preview')}
              sandbox=""
              srcDoc={shownAt(preview.data.html, look === 'night' ? 'night' : 'day')}
              sx={{
                display: 'block',
                mx: 'auto',
                width: frames[look].width,
                zoom: frames[look].zoom,
                height: 720,
                border: 0,
                bgcolor: 'common.white',
              }}
            />
          )}
        </Box>
      )}
    </Section>
  )
}

/** What becomes of a wording, filled with sample data: a mail as it arrives, or a certificate on paper. */
export const Preview = ({ template, wording }: { template: Template; wording: Wording }): ReactNode => {
  const settled = useSettled(wording, PAUSE.paper)
  return template.printed ? (
    <Paper templateKey={template.key} wording={settled} />
  ) : (
    <Mail template={template} wording={wording} />
  )
}
