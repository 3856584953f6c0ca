import type { AnswerOf } from '@kursportal/shared/client'
import type { LegalType } from '@kursportal/shared/contract'
import { formatDateTime, formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { WordDifference } from '@kursportal/shared/ui/edits'
import { Markdown } from '@kursportal/shared/ui/markdown'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { listVersions } from './api/legal-texts.ts'
import type { Fields } from './useDraft.tsx'

type Version = AnswerOf<'GET /legal/versions'>['items'][number]

type Props = {
  type: LegalType
  /** What is published. */
  standing: Fields
  onTake: (fields: Fields) => void
}
type DialogProps = Omit<Props, 'type'> & { version: Version; isNewest: boolean; onClose: () => void }

const wordsOf = ({ title, content }: Fields): string => `${title}\n\n${content}`

/** One version to read, what is different today, and the way to bring it back. */
const VersionDialog = ({ version, standing, isNewest, onTake, onClose }: DialogProps): ReactNode => {
  const t = useTexts()
  const [compares, setCompares] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('legal.versionTitle', { title: version.title, version: version.version })}
      width="md"
      actions={
        !isNewest && (
          <>
            <Button variant="outlined" aria-pressed={compares} onClick={() => setCompares(!compares)}>
              {t(compares ? 'legal.readIt' : 'legal.compare')}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                onTake({ title: version.title, content: version.content })
                onClose()
              }}
            >
              {t('legal.bringBack')}
            </Button>
          </>
        )
      }
    >
      {compares ? (
        <WordDifference label={t('legal.sinceThen')} before={wordsOf(version)} after={wordsOf(standing)} />
      ) : (
        <Markdown>{version.content}</Markdown>
      )}
    </Dialog>
  )
}

/** What a legal text said before, and who published it; consents name the version somebody agreed to. */
export const Versions = ({ type, standing, onTake }: Props): ReactNode => {
  const t = useTexts()
  const versions = useQuery(listVersions(type))
  const [shown, setShown] = useState<Version>()
  if (versions.data?.total === 0) return null
  return (
    <Section title={t('legal.versions')} intro={t('legal.versionsIntro')}>
      <Loaded dense query={versions} waiting={<ListSkeleton count={2} />} failed={t('legal.versionsFailed')}>
        {({ items }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((one) => (
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
                  <Typography sx={{ flex: '1 1 240px' }}>
                    {t('legal.version', { version: one.version, when: formatDateTime(one.updated_at) })}
                    {one.edited?.by && t('legal.versionBy', { name: one.edited.by.name })}
                    {one.valid_from && `. ${t('legal.validFrom')} ${formatDay(one.valid_from)}`}
                    {one.asks_again && `. ${t('legal.asked')}`}
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
            {shown && (
              <VersionDialog
                version={shown}
                standing={standing}
                isNewest={shown.version === items[0]?.version}
                onTake={onTake}
                onClose={() => setShown(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
