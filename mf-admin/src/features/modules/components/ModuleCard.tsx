import { Box, Button, Card, CardBody, StatusChip, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { needsSomebody } from '../../../common/module-health.ts'
import { useTexts } from '../texts.ts'
import type { Module } from '../api/read-modules.ts'
import { Facts } from './Facts.tsx'
import { moduleFacts } from './module-facts.tsx'
import { changeText, moduleState } from './words.ts'

/** A module at a glance: what people get, how it runs, who answers for it, what happened last. */
export const ModuleCard = ({ module }: { module: Module }): ReactNode => {
  const t = useTexts()
  const { tone, label } = moduleState(t, module)
  const { last_change } = module
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {module.title}
            </Typography>
          </Box>
          <Box
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              justifyContent: 'space-between',
              width: { xs: '100%', sm: 'auto' },
            }}
          >
            <StatusChip tone={tone}>{label}</StatusChip>
            <Button
              variant="outlined"
              href={`/admin/modules/${module.name}`}
              aria-label={`${t('modules.open')}: ${module.title}`}
            >
              {t('modules.open')}
            </Button>
          </Box>
        </Box>
        <Box component="details" open={needsSomebody(module)}>
          <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', color: 'text.secondary' }}>
            {t('modules.details')}
          </Box>
          <Facts columns={3} facts={moduleFacts(t, module)} />
          {last_change && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2.5, overflowWrap: 'anywhere' }}>
              {t('modules.lastChange')}: {changeText(t, last_change)}. „{last_change.reason}“
            </Typography>
          )}
        </Box>
      </CardBody>
    </Card>
  )
}
