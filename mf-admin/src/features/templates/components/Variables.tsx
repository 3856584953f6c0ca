import { Box } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { Template } from '../api/templates.ts'

/** What the platform fills in, with an example of each. */
export const Variables = ({ variables }: { variables: Template['variables'] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="details">
      <Box component="summary" sx={{ fontWeight: 600, cursor: 'pointer', py: 1.25 }}>
        {t('templates.variables')}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
        {variables.map(({ name, meaning, sample }) => (
          <Box key={name}>
            <Box component="dt">
              <code>{`{{ ${name} }}`}</code>
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '1rem' }}>
              {t('templates.variable', { meaning, sample })}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
