import {
  retentionInForce,
  retentionKinds,
  retentionRule,
} from '../shared/domain/retention/retention-rules.ts'
import { retention as texts } from '../mf-admin/src/texts/retention.ts'

/** `12 Monate` */
const periodOf = ({ count, unit }) =>
  texts.period[`${unit}_${count === 1 ? 'one' : 'other'}`].replace('{{count}}', count)

/** Which period holds on a new platform, and what the operator may set instead. */
const limitsOf = ({ least, most, unit }) =>
  least === undefined ? 'fest' : `${least} bis ${texts.period[`${unit}_other`].replace('{{count}}', most)}`

/** The table of every kind of data as the operator's papers have it: what, how long, set within what, why. */
export const retentionTable = () => {
  const delivered = retentionInForce({})
  const rows = retentionKinds.map((kind) => {
    const { name, since, reason } = texts.kinds[kind]
    const period = delivered[kind].count === 0 ? since : `${periodOf(delivered[kind])} ${since}`
    const stated = delivered[kind].on ? period : `**Aus**; Vorschlag: ${period}`
    return [name, stated, limitsOf(retentionRule(kind)), reason]
  })
  return [['Daten', 'Frist', 'einstellbar', 'warum'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
