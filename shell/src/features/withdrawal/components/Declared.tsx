import { Box, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Declaration } from '../declaration.ts'

const Term = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))
const Words = styled('dd')({ margin: '0 0 16px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

/** What was typed, to read once more. */
export const Declared = ({ declared }: { declared: Declaration }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Term>{t('withdrawal.contract')}</Term>
      <Words>{declared.contract}</Words>
      <Term>{t('withdrawal.name')}</Term>
      <Words>{declared.name}</Words>
      <Term>{t('withdrawal.email')}</Term>
      <Words>{declared.email}</Words>
      {declared.note !== '' && (
        <>
          <Term>{t('withdrawal.note')}</Term>
          <Words>{declared.note}</Words>
        </>
      )}
    </Box>
  )
}
