import type { CallAnswer, RemoteChange, RemoteOverview, VersionMatrix } from '../../contract/index.ts'
import type { Audience } from '../audience.ts'
import { describeReason } from '../describe-reason.ts'
import type { Calls } from './platform.ts'
import type { Words } from './words.ts'

const share = (value: number | null): string => (value === null ? '–' : `${Math.round(value * 100)} %`)

/** Who a rollout is for, in words. */
export const audienceText = (audience: Audience): string => {
  if (audience.kind === 'percent') return `${audience.percent} % of all visitors`
  return audience.kind === 'role' ? `role ${audience.role}` : `flag ${audience.flag}`
}

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** The registry as a table. */
export const listText = (remotes: readonly RemoteOverview[]): string[] => {
  if (remotes.length === 0) return ['There is no remote yet.']
  const rows = remotes.map((remote) => [
    remote.name,
    remote.disabled ? 'switched off' : (remote.active_version ?? 'not activated yet'),
    remote.rollouts.map(({ version, audience }) => `${version} (${audienceText(audience)})`).join(', ') ||
      '–',
    share(remote.figures?.error_rate ?? null),
    remote.figures?.median_ms == null ? '–' : `${remote.figures.median_ms} ms`,
    remote.compatibility?.answer ?? '–',
    remote.owner,
  ])
  return columns([['remote', 'active', 'rollouts', 'failing', 'load', 'fits', 'owner'], ...rows])
}

/** Which release runs in which release of the shell, as a table, and below it why some do not. */
export const matrixText = ({ shells, rows }: VersionMatrix): string[] => {
  if (shells.length === 0 || rows.length === 0) return ['There is nothing to compare yet.']
  const names = shells.map(
    ({ contract_version, uses }) => `shell ${contract_version ?? '?'} (${uses.join(', ')})`,
  )
  const table = columns([
    ['remote', 'release', 'in use', 'needs', ...names],
    ...rows.map(({ name, version, uses, shell_contract, fits }) => [
      name,
      version,
      uses.join(', '),
      shell_contract,
      ...fits.map(({ answer }) => answer),
    ]),
  ])
  const why = rows.flatMap(({ name, version, fits }) =>
    fits.flatMap(({ reasons }, at) =>
      reasons.map((reason) => `${name} ${version}, ${names[at]}: ${describeReason(reason)}`),
    ),
  )
  return [...table, ...why]
}

/** A line of the audit trail. */
const changeText = ({
  at,
  action,
  version,
  from_version,
  audience,
  reason,
  actor,
}: RemoteChange): string[] => [
  at.slice(0, 16).replace('T', ' '),
  action.replace('_', ' '),
  [version ?? '', audience ? `(${audienceText(audience)})` : '', from_version ? `← ${from_version}` : '']
    .filter(Boolean)
    .join(' '),
  actor.name ?? 'the platform',
  reason,
]

/** The audit trail as a table. */
export const historyText = (changes: readonly RemoteChange[]): string[] =>
  changes.length === 0
    ? ['Nothing happened yet.']
    : columns([['when (UTC)', 'what', 'release', 'who', 'why'], ...changes.map(changeText)])

type Outcome = CallAnswer<Calls['changeRemote']>

/** What `keep` and `watch` come to: nobody gets another release by them. */
const keptTexts: Readonly<Record<string, (release: string) => string>> = {
  keep: (release) => `The platform does not take ${release} back by itself any more; watch ends that.`,
  watch: (release) => `The platform may take ${release} back by itself again.`,
}

/** Who gets which release by a change. */
const switchText = ({ consequences, remote }: Outcome): string[] => {
  const { from_version, to_version, share: of, ended_rollouts, compatibility } = consequences
  return [
    `${remote.name}: ${from_version ?? 'nothing'} → ${to_version ?? 'nothing'}${of === null ? '' : `, for ${share(of)} of the visitors`}`,
    ...(ended_rollouts > 0 ? [`ends ${ended_rollouts} rollout(s)`] : []),
    ...(compatibility
      ? [`fits the platform: ${compatibility.answer}`, ...compatibility.reasons.map(describeReason)]
      : []),
  ]
}

/** What open tabs make of a change. */
const tabsText = (command: string, { name, disabled }: RemoteOverview): string => {
  if (!disabled) return 'open tabs switch at their next navigation'
  if (command === 'disable') return 'open tabs close it'
  return `it is switched off, so nobody gets that before: npm run remotes -- enable ${name} --reason "…"`
}

/** What a change came to, or would. */
export const outcomeText = (answer: Outcome, { command, options }: Words): string[] => {
  const { applied, consequences, remote } = answer
  const kept = keptTexts[command]?.(`${remote.name} ${consequences.to_version ?? ''}`)
  const lines = kept === undefined ? switchText(answer) : [kept]
  if (options['dry-run'])
    return ['Nothing was changed (--dry-run). It would come to this:', ...lines.map((line) => `  ${line}`)]
  if (!applied) return ['It is so already; nothing was changed.']
  const done = `Done. ${remote.name} is at revision ${remote.revision}`
  if (kept !== undefined) return [...lines, `${done}.`]
  return [...lines, `${done}; ${tabsText(command, remote)}.`]
}
