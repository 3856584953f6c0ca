import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ApiFailure } from '../../client/api-failure.ts'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { Illustration, type Motif } from '../illustrations/Illustration.tsx'
import { motifs } from '../illustrations/motifs.tsx'
import { toast } from '../toasts/toast-queue.ts'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { CardGridSkeleton, ListSkeleton } from './LoadingSkeletons.tsx'
import { Loaded } from './Loaded.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

export default { title: 'Rückmeldung' } satisfies StoryMeta

const names: Motif[] = Object.keys(motifs).filter((name): name is Motif => name in motifs)

export const Empty: Story = {
  name: 'Leer',
  render: () => (
    <EmptyState
      motif="courses"
      title="Du hast noch keinen Kurs"
      actions={<Button variant="contained">So bekommst du Zugang</Button>}
    >
      Kurse bekommst du über eine Einladung deines Vereins, deiner Praxis oder deiner Krankenkasse.
    </EmptyState>
  ),
}

export const Failure: Story = {
  name: 'Fehler',
  render: () => <ErrorState onRetry={() => toast.info('Neuer Versuch')} />,
}

export const BareFailure: Story = {
  name: 'Fehler, wo wenig Platz ist',
  render: () => (
    <ErrorState
      bare
      title="Die Mitteilungen konnten nicht geladen werden"
      onRetry={() => toast.info('Neuer Versuch')}
    />
  ),
}

export const PageFailure: Story = {
  name: 'Fehler einer ganzen Seite',
  render: () => (
    <LoadFailure
      page
      title="Das Forum konnte nicht geladen werden"
      home={{ label: 'Zu meinen Kursen', href: '/my-courses' }}
      onRetry={() => undefined}
      retrying={false}
    />
  ),
}

export const Gone: Story = {
  name: 'Nicht mehr da',
  render: () => (
    <LoadFailure
      title="Der Kurs konnte nicht geladen werden"
      reason="Das gibt es nicht."
      gone
      home={{ label: 'Zu meinen Kursen', href: '/my-courses' }}
      onRetry={() => undefined}
      retrying={false}
    />
  ),
}

const result = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: false,
  isPaused: false,
  refetch: () => undefined,
}

export const WhatIsRead: Story = {
  name: 'Was geladen wird: unterwegs, nicht gekommen, nicht erlaubt, da',
  render: () => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {[
        { ...result, isFetching: true },
        {
          ...result,
          isError: true,
          error: new ApiFailure({ status: 503, code: 'unavailable', message: '' }),
        },
        { ...result, isError: true, error: new ApiFailure({ status: 403, code: 'forbidden', message: '' }) },
        { ...result, data: 'Rücken stärken' },
      ].map((query, place) => (
        <Loaded
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          key={place}
          dense
          query={query}
          waiting={<ListSkeleton count={2} />}
          failed="Der Kurs konnte nicht geladen werden"
          home={{ label: 'Zu meinen Kursen', href: '/my-courses' }}
        >
          {(title) => title}
        </Loaded>
      ))}
    </Box>
  ),
}

export const Offline: Story = { name: 'Ohne Internet', render: () => <OfflineBanner offline /> }

export const Motifs: Story = {
  name: 'Zeichnungen',
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 2 }}>
      {names.map((name) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Illustration motif={name} width={180} />
          <div>{name}</div>
        </Box>
      ))}
    </Box>
  ),
}

export const Skeletons: Story = {
  name: 'Beim Laden',
  render: () => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <CardGridSkeleton count={3} />
      <ListSkeleton count={3} />
    </Box>
  ),
}

function ToastStarter() {
  return (
    <Box sx={{ p: 3 }}>
      <Button
        variant="contained"
        ref={(button) => {
          if (!button) return
          toast.success('Deine Änderungen sind gespeichert.')
          toast.error('Das Hochladen von „Brustwirbelsäulenmobilisation.mp4“ hat nicht geklappt.', {
            label: 'Ansehen',
            onPress: () => undefined,
          })
        }}
      >
        Meldungen zeigen
      </Button>
    </Box>
  )
}

export const Toasts: Story = {
  name: 'Meldungen',
  parameters: { alone: true },
  render: () => <ToastStarter />,
}
