import { useQuery } from '@kursportal/shared/query'
import {
  Box,
  Card,
  CardBody,
  ListSkeleton,
  Loaded,
  StatusChip,
  styled,
  Typography,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { readMatrix, type Matrix } from '../api/read-modules.ts'
import { Version } from './Version.tsx'
import { reasonText } from './words.ts'

type Row = Matrix['rows'][number]
type Fit = Row['fits'][number]
type Shell = Matrix['shells'][number]

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  width: '100%',
  'th, td': {
    padding: '12px 16px 12px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  'thead th': { borderTop: 0 },
  'th:first-of-type': { minWidth: 170 },
  'th + *': { minWidth: 150 },
  overflowWrap: 'anywhere',
  // On phones one stands below the other, and each answer says which frame it is about.
  [theme.breakpoints.down('sm')]: {
    '&, tbody, tr, th, td': { display: 'block' },
    thead: { display: 'none' },
    'th, td': { border: 0, padding: '0 0 12px' },
    tr: { paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}))

const tones = { compatible: 'success', incompatible: 'error', unknown: 'neutral' } as const

const usesText = (t: Translate, uses: Row['uses']): string =>
  uses.map((use) => t(`modules.matrix.uses.${use}`)).join(', ')

const Note = ({ children }: { children: ReactNode }): ReactNode => (
  <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
)

const frameText = (t: Translate, { contract_version }: Shell): string =>
  t('modules.matrix.frame', { contract: contract_version ?? '?' })

const Cell = ({ fit, shell }: { fit: Fit; shell: Shell | undefined }): ReactNode => {
  const t = useTexts()
  return (
    <td>
      {shell && (
        <Box sx={{ display: { sm: 'none' } }}>
          <Note>
            {frameText(t, shell)}, {usesText(t, shell.uses)}
          </Note>
        </Box>
      )}
      <StatusChip tone={tones[fit.answer]}>{t(`modules.fits.${fit.answer}`)}</StatusChip>
      {fit.reasons.map((reason) => (
        <Note key={`${reason.code} ${reason.subject}`}>{reasonText(t, reason)}</Note>
      ))}
    </td>
  )
}

const Filled = ({ api_version, shells, rows }: Matrix): ReactNode => {
  const t = useTexts()
  return (
    // A table that scrolls can be reached by keyboard.
    <Box component="section" aria-label={t('modules.matrix.title')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              {t('modules.matrix.release')}
              <Note>{t('modules.matrix.served', { version: api_version })}</Note>
            </th>
            {shells.map((shell) => (
              <th key={shell.version} scope="col">
                <Box sx={{ fontWeight: 600 }}>{frameText(t, shell)}</Box>
                <Note>{usesText(t, shell.uses)}</Note>
                {shell.version !== null && (
                  <Note>
                    <Version>{shell.version}</Version>
                  </Note>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, version, shell_contract, api_version: built, uses, fits }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">
                <Box sx={{ fontWeight: 600 }}>{title}</Box>
                <Note>
                  {t('modules.matrix.needs', { uses: usesText(t, uses), contract: shell_contract })}
                </Note>
                {built !== null && <Note>{t('modules.matrix.api', { version: built })}</Note>}
                <Note>
                  <Version>{version}</Version>
                </Note>
              </th>
              {fits.map((fit, at) => (
                <Cell key={shells[at]?.version} fit={fit} shell={shells[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}

const Opened = (): ReactNode => {
  const t = useTexts()
  const matrix = useQuery(readMatrix())
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('modules.matrix.intro')}</Typography>
      <Loaded dense query={matrix} waiting={<ListSkeleton />} failed={t('modules.matrix.failed')}>
        {(known) =>
          known.shells.length === 0 || known.rows.length === 0 ? (
            <Typography>{t('modules.matrix.none')}</Typography>
          ) : (
            <Filled {...known} />
          )
        }
      </Loaded>
    </>
  )
}

/** Which release runs in which release of the frame, for who looks after that; folded, and read once it is opened. */
export const VersionMatrix = (): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <CardBody>
        <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', color: 'text.secondary' }}>
            {t('modules.matrix.title')}
          </Box>
          {open && <Opened />}
        </Box>
      </CardBody>
    </Card>
  )
}
