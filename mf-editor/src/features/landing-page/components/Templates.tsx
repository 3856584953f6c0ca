import { Box, Dialog, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { templateNames, type TemplateName } from '../state/templates.ts'

/** The pages one may begin with. */
export const TemplateChoice = ({ onTake }: { onTake: (name: TemplateName) => void }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {templateNames.map((name) => (
        <li key={name}>
          <Box
            component="button"
            type="button"
            onClick={() => onTake(name)}
            sx={{
              width: '100%',
              height: '100%',
              p: 2.5,
              textAlign: 'start',
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '20px',
              cursor: 'pointer',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 650, fontSize: '1.15rem', mb: 0.5 }}>
              {t(`landing.templates.${name}.title`)}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t(`landing.templates.${name}.body`)}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  )
}

type Props = { open: boolean; onClose: () => void; onTake: (name: TemplateName) => void }

/** The same for a page that has blocks already, which give way. */
export const TemplatesDialog = ({ open, onClose, onTake }: Props): ReactNode => {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('landing.templates.title')} width="lg">
      <Typography sx={{ mb: 2 }}>{t('landing.templates.replaces')}</Typography>
      <TemplateChoice
        onTake={(name) => {
          onTake(name)
          onClose()
        }}
      />
    </Dialog>
  )
}
