import { useSystemConfig } from '@kursportal/shared/store'
import { Box, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { overridesInUse, resetOverrides } from '../federation/overrides.ts'
import { useTexts } from './texts.ts'

/** Says at the edge of the page which other releases than the others somebody looks at, and leads back. */
const OverrideLine = (): ReactNode => {
  const t = useTexts()
  const { preview } = useSystemConfig().federation
  const overrides = Object.entries(overridesInUse())
  return (
    <Box
      component="output"
      sx={{
        // At the edge of the window, and below everything at the end of the page: it never lies on the footer's links.
        position: 'sticky',
        insetBlockEnd: 16,
        alignSelf: 'flex-start',
        m: 2,
        zIndex: 'snackbar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 'calc(100vw - 32px)',
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'background.paper',
        border: 2,
        borderColor: 'primary.main',
        boxShadow: 3,
      }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {[
          ...overrides.map(([remote, origin]) => t('remote.override', { remote, origin })),
          ...(preview ? [t('remote.preview', preview)] : []),
        ].join(' · ')}
      </Box>
      {overrides.length > 0 && (
        <Button size="small" onClick={resetOverrides}>
          {t('remote.overrideReset')}
        </Button>
      )}
      {preview && (
        <Button size="small" onClick={() => location.assign('/?preview=off')}>
          {t('remote.previewEnd')}
        </Button>
      )}
    </Box>
  )
}

export default OverrideLine
