import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { CopyIcon, DeleteIcon, EditIcon } from '../base/icons.ts'
import { ActionMenu } from './ActionMenu.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { SideSheet } from './SideSheet.tsx'

export default { title: 'Darüber' } satisfies StoryMeta

const nothing = () => undefined

export const Menu: Story = {
  name: 'Menü',
  render: () => (
    <Box sx={{ display: 'flex' }}>
      <ActionMenu
        label="Aktionen für Rückenfit"
        actions={[
          { label: 'Bearbeiten', icon: <EditIcon size={20} />, href: '/course-editor/course/1' },
          { label: 'Duplizieren', icon: <CopyIcon size={20} />, onPress: nothing },
          {
            label: 'Löschen',
            icon: <DeleteIcon size={20} />,
            destructive: true,
            disabledReason: 'Der Kurs ist live, 37 Menschen lernen gerade darin.',
          },
        ]}
      />
    </Box>
  ),
}

export const Confirm: Story = {
  name: 'Nachfrage',
  parameters: { alone: true },
  render: () => (
    <ConfirmDialog
      open
      onClose={nothing}
      onConfirm={nothing}
      destructive
      title="Kapitel „Ankommen“ löschen?"
      confirmLabel="Kapitel löschen"
      consequences={[
        '4 Lektionen werden mit gelöscht.',
        '12 Teilnehmende behalten ihren Fortschritt in den anderen Kapiteln.',
      ]}
    >
      Im Entwurf ist es danach weg. Der veröffentlichte Kurs bleibt, wie er ist, bis du neu veröffentlichst.
    </ConfirmDialog>
  ),
}

export const Window: Story = {
  name: 'Fenster',
  parameters: { alone: true },
  render: () => (
    <Dialog
      open
      onClose={nothing}
      title="Kurs veröffentlichen"
      actions={
        <>
          <Button variant="outlined">Später</Button>
          <Button variant="contained">Jetzt veröffentlichen</Button>
        </>
      }
    >
      Drei Lektionen sind neu, eine ist geändert. 37 Menschen lernen gerade in diesem Kurs.
    </Dialog>
  ),
}

export const Sheet: Story = {
  name: 'Seitenblatt',
  parameters: { alone: true },
  render: () => (
    <SideSheet
      open
      onClose={nothing}
      title="Mitglied"
      actions={<Button variant="contained">Speichern</Button>}
    >
      Wilhelmine Großmann-Überhuber
    </SideSheet>
  ),
}

export const LongWindow: Story = {
  name: 'Fenster, in dem man scrollt',
  parameters: { alone: true },
  render: () => (
    <Dialog open onClose={nothing} title="Was sich ändert" actions={<Button variant="contained">Gut</Button>}>
      {Array.from({ length: 60 }, (_, week) => (
        <p key={week}>Woche {week + 1}: eine Lektion ist neu.</p>
      ))}
    </Dialog>
  ),
}
