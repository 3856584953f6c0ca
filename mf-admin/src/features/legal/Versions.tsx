import type { LegalType } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, Section, Typography } from '@kursportal/shared/ui'
import { Markdown } from '@kursportal/shared/ui/markdown'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import type { LegalText } from '../../common/read-legal-text.ts'
import { listVersions } from './api/legal-texts.ts'

/** What a legal text said before; consents name the version somebody agreed to. */
export const Versions = ({ type }: { type: LegalType }): ReactNode => {
  const t = useTexts()
  const versions = useQuery(listVersions(type))
  const [shown, setShown] = useState<LegalText>()
  if (!versions.data || versions.data.total === 0) return null
  return (
    <Box sx={{ mt: 5 }}>
      <Section title={t('legal.versions')} intro={t('legal.versionsIntro')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {versions.data.items.map((one) => (
            <Box
              component="li"
              key={one.version}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography sx={{ flex: 1 }}>
                {t('legal.version', { version: one.version, when: formatDateTime(one.updated_at) })}
              </Typography>
              <Button
                variant="text"
                size="small"
                onClick={() => setShown(one)}
                aria-label={t('legal.readNamed', { version: one.version })}
              >
                {t('legal.read')}
              </Button>
            </Box>
          ))}
        </Box>
      </Section>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown ? t('legal.versionTitle', { title: shown.title, version: shown.version }) : ''}
        width="md"
      >
        {shown && <Markdown>{shown.content}</Markdown>}
      </Dialog>
    </Box>
  )
}
