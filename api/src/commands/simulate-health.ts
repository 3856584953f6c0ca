// npm run health:simulate — prints what the rule of health makes of releases (docs/decisions/0660).
import {
  describeFates,
  failedOf,
  failuresAfter,
  failuresInNewShell,
  simulate,
} from '../modules/remotes/health.simulation.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

for (const [what, share, releases, people] of [
  ['everybody', 1, 100, 100],
  ['half', 0.5, 20_000, 1000],
  ['a fifth', 0.2, 20_000, 1000],
  ['a tenth', 0.1, 20_000, 2000],
  ['one of a hundred', 0.01, 400_000, 500],
] as const)
  print(`A release that fails for ${what}: ${describeFates(simulate(releases, share, people))}.`)
for (const good of [30, 300, 100_000])
  print(
    `One that loaded for ${good} people and then breaks: taken back after ${failuresAfter(good)} failures.`,
  )
for (const audience of [1, 2, 3, 4])
  print(`One for an audience of ${audience}: taken back after it failed for ${failedOf(audience)}.`)
for (const people of [10, 40, 300])
  print(
    `A shell in which a remote fails that ${people} people had in the one before: goes back after ${failuresInNewShell(people)} failures.`,
  )
