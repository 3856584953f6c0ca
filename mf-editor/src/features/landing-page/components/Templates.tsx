import type { Access } from '@kursportal/shared/contract'
import { Dialog, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Content } from '../state/content.ts'
import { templateNames, type TemplateName } from '../state/templates.ts'
import { ChoiceTiles } from './ChoiceTiles.tsx'
import { CopyPage } from './CopyPage.tsx'

/** The pages one may begin with. */
export const TemplateChoice = ({ onTake }: { onTake: (name: TemplateName) => void }): ReactNode => {
  const t = useTexts()
  return (
    <ChoiceTiles
      names={templateNames}
      titleOf={(name) => t(`landing.templates.${name}.title`)}
      textOf={(name) => t(`landing.templates.${name}.body`)}
      onChoose={onTake}
      columns={3}
    />
  )
}

type Props = {
  access: Access
  open: boolean
  onClose: () => void
  onTake: (name: TemplateName) => void
  onCopy: (content: Content) => void
}

/** The same for a page that has blocks already, which give way. */
export const TemplatesDialog = ({ access, open, onClose, onTake, onCopy }: Props): ReactNode => {
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
      <CopyPage
        access={access}
        onTake={(content) => {
          onCopy(content)
          onClose()
        }}
      />
    </Dialog>
  )
}
