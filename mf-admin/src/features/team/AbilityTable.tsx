import {
  accessCalls,
  adminPeopleCalls,
  auditCalls,
  courseCalls,
  forumCalls,
  learningCalls,
  legalCalls,
  moneyCalls,
  peopleCalls,
  publishingCalls,
  questionCalls,
  settingsCalls,
  societyCalls,
} from '@kursportal/shared/contract'
import { Box, CheckIcon, Section, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

const roles = ['user', 'society', 'creator', 'admin'] as const
type Role = (typeof roles)[number]

/** What one may do, each with the call that does it: who may use that call is what the server holds to. */
const abilities = [
  { name: 'learn', who: learningCalls.finishCourse.who },
  { name: 'forum', who: forumCalls.writePost.who },
  { name: 'group', who: societyCalls.readSociety.who },
  { name: 'payout', who: moneyCalls.requestPayout.who },
  { name: 'build', who: courseCalls.createCourse.who },
  { name: 'publish', who: publishingCalls.publishCourse.who },
  { name: 'access', who: accessCalls.createAccess.who },
  { name: 'care', who: questionCalls.answerQuestion.who },
  { name: 'people', who: peopleCalls.listUsers.who },
  { name: 'rights', who: adminPeopleCalls.changePermissions.who },
  { name: 'book', who: moneyCalls.bookPayout.who },
  { name: 'settings', who: settingsCalls.changeSettings.who },
  { name: 'legal', who: legalCalls.changeLegal.who },
  { name: 'log', who: auditCalls.listAuditLog.who },
] as const satisfies readonly { name: string; who: Role }[]

/** Everybody logged in is a member; the administration may do what anybody may. */
const may = (role: Role, who: Role): boolean => who === 'user' || role === 'admin' || role === who

/** Who may do what, out of the contract; to be read only. */
export const AbilityTable = (): ReactNode => {
  const t = useTexts()
  return (
    <Section title={t('team.matrix')} intro={t('team.matrixIntro')}>
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a section of the same name stands around it
        role="group"
        // A scrolling area must be reachable (axe: scrollable-region-focusable).
        tabIndex={0}
        aria-label={t('team.matrix')}
        // What is hidden from the eye stands at its place inside, not beside the page.
        sx={{ position: 'relative', overflowX: 'auto' }}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            '& th, & td': { p: '10px 14px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' },
            '& thead th': { color: 'text.secondary', fontSize: '0.9375rem', verticalAlign: 'bottom' },
            '& tbody th': { fontWeight: 400, minWidth: 200 },
            '& td': { textAlign: 'center' },
            '& thead th + th': { textAlign: 'center' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('team.ability')}</th>
              {roles.map((role) => (
                <th scope="col" key={role}>
                  {t(`team.roles.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {abilities.map(({ name, who }) => (
              <tr key={name}>
                <th scope="row">{t(`team.abilities.${name}`)}</th>
                {roles.map((role) => (
                  <td key={role}>
                    {may(role, who) && <CheckIcon size={20} />}
                    <VisuallyHidden>{t(may(role, who) ? 'team.may' : 'team.mayNot')}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  )
}
