import { NavLink } from '@kursportal/shared/router'
import { Box, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { GroupDetail } from '../api/group.ts'
import { groupPath, groupTabs } from '../group-paths.ts'

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 14px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&.active': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}))

/** The parts of a society's page, each with an address of its own; on phones the row scrolls by itself. */
export const GroupTabs = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="nav"
      aria-label={t('groups.tabsOf', { name: group.name })}
      sx={{ mb: { xs: 3, sm: 4 }, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}
    >
      <Box component="ul" sx={{ display: 'flex', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {groupTabs.map((key) => (
          <li key={key}>
            <Tab to={groupPath(group.id, key)} end>
              {t(`groups.tabs.${key}`)}
            </Tab>
          </li>
        ))}
      </Box>
    </Box>
  )
}
