import { useSession } from '@kursportal/shared/store'
import { Box, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const List = ({ title, entries }: { title: string; entries: readonly string[] }): ReactNode => (
  <Box>
    <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 3, '& li': { py: 0.25 } }}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Box>
  </Box>
)

/** What is gone with the account, and what has to stay. */
export const WhatGoes = (): ReactNode => {
  const t = useTexts()
  // Who has made no courses leaves none to anybody.
  const makesCourses = useSession()?.perms.course_creator === true
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <List
        title={t('profile.deletion.goes')}
        entries={[
          t('profile.deletion.goesData'),
          t('profile.deletion.goesLearning'),
          t('profile.deletion.goesCertificates'),
          t('profile.deletion.goesPosts'),
        ]}
      />
      <List
        title={t('profile.deletion.stays')}
        entries={[
          t('profile.deletion.staysMoney'),
          ...(makesCourses ? [t('profile.deletion.staysCourses')] : []),
        ]}
      />
    </Box>
  )
}
