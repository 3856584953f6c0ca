import type { ImportProblem } from '@kursportal/shared/contract'
import { isRuleProblem, ruleTexts } from '@kursportal/shared/i18n'
import { Box, Button, Section, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../texts.ts'

const own = ['email_in_use', 'twice', 'required', 'parent_required', 'too_young'] as const
const fields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'birth_date',
  'parent_name',
  'parent_birth_date',
] as const

/** Why a line is left out, in a sentence; what concerns a column begins with its name. */
const sentenceOf = (t: Translate, { field, problem }: ImportProblem): string => {
  const known = own.find((one) => one === problem)
  const why = known
    ? t(`memberImport.problems.${known}`)
    : isRuleProblem(problem)
      ? ruleTexts[problem]
      : t('memberImport.problems.too_long')
  const column = fields.find((one) => one === field)
  return column ? t('memberImport.problem', { field: t(`memberImport.fields.${column}`), why }) : why
}

/** More are shown when asked for. */
const SHOWN_AT_FIRST = 200

/** The lines of a file that become no account, each with the reason. */
export const LeftOut = ({ problems }: { problems: readonly ImportProblem[] }): ReactNode => {
  const t = useTexts()
  const [areAllShown, setAllShown] = useState(false)
  if (problems.length === 0) return null
  const shown = areAllShown ? problems : problems.slice(0, SHOWN_AT_FIRST)
  return (
    <Section title={t('memberImport.leftOut', { count: problems.length })}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
        {shown.map((problem) => (
          <Box
            component="li"
            key={problem.line}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7em minmax(0, 1fr) minmax(0, 2fr)' },
              columnGap: 2,
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>{t('memberImport.line', { line: problem.line })}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {problem.email || t('memberImport.noEmail')}
            </Typography>
            <Typography>{sentenceOf(t, problem)}</Typography>
          </Box>
        ))}
      </Box>
      {shown.length < problems.length && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAllShown(true)}>
          {t('memberImport.showAll', { count: problems.length })}
        </Button>
      )}
    </Section>
  )
}
