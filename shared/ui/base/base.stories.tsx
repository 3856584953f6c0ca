import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Card, CardBody } from './Card.tsx'
import {
  BellIcon,
  ClockIcon,
  DoneIcon,
  EditIcon,
  LockIcon,
  MenuIcon,
  PlayIcon,
  PlusIcon,
  WarningIcon,
} from './icons.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { FloatingButton } from './FloatingButton.tsx'
import { LabelledSelect } from './LabelledSelect.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Section } from './Section.tsx'
import { StatusChip } from './StatusChip.tsx'

export default { title: 'Grundlagen' } satisfies StoryMeta

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }

export const Buttons: Story = {
  name: 'Schaltflächen',
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={row}>
        <Button variant="contained" size="large" startIcon={<PlayIcon size={22} fill="currentColor" />}>
          Weiterlernen
        </Button>
        <Button variant="contained" startIcon={<PlusIcon size={20} />}>
          Neuer Kurs
        </Button>
        <Button variant="outlined">Vorschau ansehen</Button>
        <Button variant="text">Abbrechen</Button>
        <IconButton aria-label="Meldungen">
          <BellIcon size={24} />
        </IconButton>
      </Box>
      <Box sx={row}>
        <Button variant="contained" color="error">
          Kapitel löschen
        </Button>
        <Button variant="outlined" color="error">
          Konto löschen
        </Button>
        <Button variant="contained" disabled>
          Noch nicht möglich
        </Button>
        <Button variant="contained" loading>
          Speichern
        </Button>
        <Button variant="outlined" size="small">
          Klein
        </Button>
        <Link href="/courses/1">Zur Teilnahmebescheinigung</Link>
      </Box>
    </Box>
  ),
}

export const Floating: Story = {
  name: 'Schwebende Schaltfläche',
  parameters: { alone: true },
  render: () => (
    <FloatingButton label="Bereiche der Verwaltung öffnen" startIcon={<MenuIcon size={22} />}>
      Bereiche
    </FloatingButton>
  ),
}

export const Chips: Story = {
  name: 'Zustände',
  render: () => (
    <Box sx={row}>
      <StatusChip>Entwurf</StatusChip>
      <StatusChip tone="success" icon={<DoneIcon />}>
        Abgeschlossen
      </StatusChip>
      <StatusChip tone="info" icon={<ClockIcon />}>
        Wird verarbeitet
      </StatusChip>
      <StatusChip tone="warning" icon={<EditIcon />}>
        Live mit unveröffentlichten Änderungen
      </StatusChip>
      <StatusChip tone="error" icon={<WarningIcon />}>
        Hochladen fehlgeschlagen
      </StatusChip>
      <StatusChip tone="primary" icon={<LockIcon />}>
        Frei ab 12.05.
      </StatusChip>
    </Box>
  ),
}

export const Progress: Story = {
  name: 'Fortschritt',
  render: () => (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      <ProgressBar label="Rückenfit im Büro" value={0.625} units={{ done: 5, total: 8 }} />
      <ProgressBar label="Besser schlafen" value={0} units={{ done: 0, total: 10 }} />
      <ProgressBar label="Stress bewältigen" value={1} units={{ done: 8, total: 8 }} />
    </Box>
  ),
}

export const Sections: Story = {
  name: 'Abschnitt und Karte',
  render: () => (
    <>
      <Section
        title="Deine Lektionen"
        intro="Nimm dir für jede Lektion etwa eine Stunde Zeit. Du kannst jederzeit unterbrechen."
        actions={<Button variant="outlined">Alle aufklappen</Button>}
      >
        <Card>
          <CardBody>
            <Typography variant="h3">Lektion 1: Ankommen</Typography>
            <Typography sx={{ color: 'text.secondary' }}>4 Lektionen, 48 Minuten</Typography>
          </CardBody>
        </Card>
      </Section>
      <Section
        title="Persönliche Angaben"
        variant="card"
        intro="So steht es auf deiner Teilnahmebescheinigung."
      >
        <Typography>Wilhelmine Großmann-Überhuber</Typography>
      </Section>
    </>
  ),
}

export const Messages: Story = {
  name: 'Hinweise',
  render: () => (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="info">In den letzten 7 Tagen wurde kein Video hochgeladen.</Alert>
      <Alert severity="success">Dein Kurs ist jetzt live.</Alert>
      <Alert severity="warning" action={<Button color="inherit">Ansehen</Button>}>
        Zwei Videos haben noch keine Untertitel.
      </Alert>
      <Alert severity="error">Die E-Mail-Adresse oder das Passwort stimmt nicht.</Alert>
    </Box>
  ),
}

export const Choice: Story = {
  name: 'Auswahl neben ihrer Beschriftung',
  render: () => (
    <LabelledSelect
      label="Reihenfolge"
      value="newest"
      options={[
        { value: 'active', label: 'Zuletzt aktiv' },
        { value: 'newest', label: 'Neueste zuerst' },
        { value: 'unanswered', label: 'Noch ohne Antwort zuerst' },
      ]}
      onChange={() => undefined}
    />
  ),
}

export const Filters: Story = {
  name: 'Filter mit Anzahl',
  render: () => (
    <FilterButtons
      label="Stand"
      chosen="draft"
      options={[
        { value: 'all', label: 'Alle', count: 14 },
        { value: 'draft', label: 'Entwurf', count: 3 },
        { value: 'live', label: 'Live', count: 11 },
      ]}
      onChoose={() => undefined}
    />
  ),
}
