import Button from '@mui/material/Button'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { CardGrid } from '../base/CardGrid.tsx'
import { ClockIcon, PlayIcon, PlusIcon } from '../base/icons.ts'
import { Section } from '../base/Section.tsx'
import { StatusChip } from '../base/StatusChip.tsx'
import { MediaCard } from '../media/MediaCard.tsx'
import { FeatureCard } from '../media/FeatureCard.tsx'
import { PageFrame } from './PageFrame.tsx'
import { TabLinks } from './TabLinks.tsx'

export default { title: 'Seite' } satisfies StoryMeta

export const MyCourses: Story = {
  name: 'Meine Kurse',
  parameters: { alone: true },
  render: () => (
    <PageFrame title="Meine Kurse" intro="Schön, dass du da bist, Wilhelmine.">
      <Section title="Weiterlernen">
        <FeatureCard
          overline="Rückenfit im Büro"
          title="Die Brustwirbelsäule mobilisieren"
          watched={0.6}
          progress={{ value: 0.4, units: { done: 5, total: 8 } }}
          action={
            <Button
              variant="contained"
              size="large"
              href="/courses/1/lectures/2"
              startIcon={<PlayIcon size={22} fill="currentColor" />}
            >
              Weiter bei 12:34
            </Button>
          }
        >
          Noch 9 Minuten in dieser Lektion
        </FeatureCard>
      </Section>
      <Section title="Deine Kurse">
        <CardGrid>
          {[
            'Rückenfit im Büro',
            'Besser schlafen',
            'Stressbewältigungskompetenz aufbauen',
            'Bewusst atmen',
          ].map((title, index) => (
            <li key={title}>
              <MediaCard
                title={title}
                href={`/courses/${index}`}
                meta="8 Lektionen mit Mareike Sonnenschein"
                progress={{ value: index / 3, units: { done: index * 2, total: 8 } }}
                {...(index === 1 && {
                  status: (
                    <StatusChip tone="primary" icon={<ClockIcon />}>
                      Nächste Lektion ab 12.05.
                    </StatusChip>
                  ),
                })}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
    </PageFrame>
  ),
}

export const Editor: Story = {
  name: 'Mit Weg und Aktionen',
  parameters: { alone: true },
  render: () => (
    <PageFrame
      title="Wirbelsäulengymnastik für Schreibtischarbeiterinnen"
      intro="Entwurf, zuletzt geändert heute um 14:05."
      breadcrumb={[
        { label: 'Kurse', href: '/course-editor/course-list' },
        { label: 'Rückenfit im Büro', href: '/course-editor/course/1' },
      ]}
      actions={
        <>
          <Button variant="outlined">Vorschau</Button>
          <Button variant="contained" startIcon={<PlusIcon size={20} />}>
            Veröffentlichen
          </Button>
        </>
      }
    >
      <p>Inhalt</p>
    </PageFrame>
  ),
}

export const Tabs: Story = {
  name: 'Mit Reitern',
  parameters: { alone: true },
  render: () => (
    <PageFrame
      title="Annegret Schäfer"
      breadcrumb={[{ label: 'Mitglieder', href: '/admin/members' }]}
      lead="Dabei seit 03.11.2026"
    >
      <TabLinks
        label="Bereiche von Annegret Schäfer"
        tabs={['Profil', 'Kurse', 'Bescheinigungen', 'Zugänge', 'Verein', 'Geld', 'Protokoll'].map(
          (label) => ({
            key: label,
            label,
            href: `/admin/members/1/${label}`,
          }),
        )}
        current="Zugänge"
      />
      <p>Inhalt</p>
    </PageFrame>
  ),
}
