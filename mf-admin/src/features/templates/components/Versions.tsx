import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, Dialog, ListSkeleton, Loaded, Section, Typography } from '@kursportal/shared/ui'
import { WordDifference } from '@kursportal/shared/ui/edits'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listVersions, type Template, type TemplateVersion, type Wording } from '../api/templates.ts'

/** So many more are shown with each press. */
const STEP = 10

type Props = { template: Template; onTake: (wording: Wording) => void }

const textOf = ({ subject, body }: Wording): string => `${subject}\n\n${body}`

/** What a template said before: by whom and when, what is different today, and the way back to it. */
export const Versions = ({ template, onTake }: Props): ReactNode => {
  const t = useTexts()
  const [limit, setLimit] = useState(STEP)
  const versions = useQuery(listVersions(template.key, limit))
  const [shown, setShown] = useState<TemplateVersion>()
  if (versions.data?.total === 0) return null
  return (
    <Section title={t('templates.versions')} intro={t('templates.versionsIntro')}>
      <Loaded
        dense
        query={versions}
        waiting={<ListSkeleton count={2} />}
        failed={t('templates.versionsFailed')}
      >
        {({ items, total }) => (
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
                  <Typography sx={{ flex: '1 1 220px' }}>
                    {t('templates.version', {
                      when: one.edited ? formatDateTime(one.edited.at) : '–',
                      who: one.edited?.by?.name ?? t('templates.goneAccount'),
                    })}
                  </Typography>
                  {one.version === template.version ? (
                    <Typography sx={{ color: 'text.secondary' }}>{t('templates.standing')}</Typography>
                  ) : (
                    <Button variant="text" size="small" onClick={() => setShown(one)}>
                      {t('templates.compare')}
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
            {total > items.length && (
              <Button variant="text" onClick={() => setLimit(limit + STEP)}>
                {t('templates.older')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('templates.compareTitle', { when: shown?.edited ? formatDateTime(shown.edited.at) : '' })}
        width="md"
        actions={
          <>
            <Button variant="outlined" onClick={() => setShown(undefined)}>
              {t('templates.close')}
            </Button>
            <Button
              variant="contained"
              onClick={() => {
                if (shown) onTake({ subject: shown.subject, body: shown.body })
                setShown(undefined)
              }}
            >
              {t('templates.take')}
            </Button>
          </>
        }
      >
        {shown && (
          <>
            <Typography sx={{ mb: 2 }}>{t('templates.takeBody')}</Typography>
            <WordDifference label={t('templates.changes')} before={textOf(template)} after={textOf(shown)} />
          </>
        )}
      </Dialog>
    </Section>
  )
}
