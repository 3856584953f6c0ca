import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, ListSkeleton, Loaded, StatusChip, toast, Typography } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { listModuleFlags, useSwitchFlag, type ModuleFlag } from '../api/module-flags.ts'

type Props = { module: { name: string; title: string }; flag: ModuleFlag }

const FlagRow = ({ module, flag: { name, label, hint, on } }: Props): ReactNode => {
  const t = useTexts()
  const change = useSwitchFlag(module.name)
  const press = () =>
    change.mutate(
      { flag: name, on: !on },
      {
        onSuccess: () =>
          toast.success(t(on ? 'settings.moduleFlags.doneOff' : 'settings.moduleFlags.doneOn', { label })),
        onError: (error) => toast.error(failureText(error)),
      },
    )
  const act = t(on ? 'settings.moduleFlags.turnOff' : 'settings.moduleFlags.turnOn')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint && `${hint} `}
          {t('settings.moduleFlags.of', { title: module.title })}
        </Typography>
      </Box>
      <StatusChip tone={on ? 'success' : 'neutral'}>
        {t(on ? 'settings.moduleFlags.on' : 'settings.moduleFlags.off')}
      </StatusChip>
      <Button variant="outlined" loading={change.isPending} onClick={press} aria-label={`${act}: ${label}`}>
        {act}
      </Button>
    </Box>
  )
}

/** What the teams of the modules let admins switch; each takes effect at once, as it changes nothing that is stored. */
export const ModuleFlagsSection = (): ReactNode => {
  const t = useTexts()
  const modules = useQuery(listModuleFlags())
  return (
    <SectionCard
      id="moduleFlags"
      title={t('settings.moduleFlags.title')}
      intro={t('settings.moduleFlags.intro')}
    >
      <Loaded dense query={modules} waiting={<ListSkeleton />} failed={t('settings.moduleFlags.failed')}>
        {({ items }) =>
          items.every(({ flags }) => flags.length === 0) ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('settings.moduleFlags.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.flatMap((module) =>
                module.flags.map((flag) => (
                  <FlagRow key={`${module.name} ${flag.name}`} module={module} flag={flag} />
                )),
              )}
            </Box>
          )
        }
      </Loaded>
    </SectionCard>
  )
}
