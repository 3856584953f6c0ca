import { remoteCalls } from '../../contract/index.ts'
import { isChange, runChange } from './change.ts'
import { runBuild } from './build.ts'
import { runCheck, runTest } from './check.ts'
import { runChanges } from './changes.ts'
import { runCreate } from './create/create.ts'
import { runDev } from './dev.ts'
import { runErrors, runWebhook } from './errors.ts'
import { runFlag } from './flag.ts'
import { exitCodeOf } from './exit-code.ts'
import { exitCodes, type Io } from './io.ts'
import { platformAt } from './platform.ts'
import { historyText, listText, matrixText } from './present.ts'
import { runPreview } from './preview.ts'
import { runRelease } from './release.ts'
import { runToken } from './token.ts'
import { readWords, remoteOf, urlOf, type Words } from './words.ts'

const help = `npm run remotes -- <command>    (or npx kursportal <command>)

  list                                           every remote, what visitors get and how it fares
  history <remote>                               who changed what and why
  matrix                                         which release runs in which release of the shell
  errors <remote>                                what went wrong in the browsers of people, with its stack
  webhook <remote> [https://… | off]             where the team is told of it
  flag <remote> [<flag> on|off]                  the switches of a remote
  preview <remote> <version|latest>              an address that shows this release before anybody gets it
  activate <remote> <version|latest>             everybody gets this release
  rollout <remote> <version|latest>              some get it: --percent 10 | --role admin | --flag faq
  halt <remote>                                  ends a rollout (--rollout <id> where several run)
  rollback <remote>                              back to the previous good release
  disable <remote> · enable <remote>             switches a remote off and on
  keep <remote> [<version|latest>]               the platform does not take the active release (or this one) back by
                                                 itself; watch ends that
  token create|list|revoke                       deploy tokens, for admins
  create <remote>                                a new remote from nothing: --title, --owner, --path
  build <remote>                                 a release build, which nobody gets
  dev <remote>                                   the running platform, with this remote as you edit it
  test <remote> [words]                          its tests
  check <remote> [words]                         types, lint and every way to fail; words pick ways to fail
  release <remote>                               builds, checks and registers a release
  changes                                        what each version of the shell contract brought

  In the folder of a remote it need not be named.

  --reason "…"        why; needed by everything that changes something
  --dry-run           say what would happen
  --json              answer for machines
  --url https://…     where the platform runs (or KURSPORTAL_URL; http://localhost:3000)
  --accept-unknown    also a release of which nobody can tell whether it fits

  KURSPORTAL_TOKEN holds the deploy token (KURSPORTAL_TOKEN_MF_SALES that of mf-sales), or KURSPORTAL_ADMIN an admin's
  e-mail:password.
  Ends with 0 done · 1 failed · 2 wrong command · 3 refused · 4 somebody was faster · 5 no right · 6 no platform`

const runList = async (words: Words, io: Io): Promise<void> => {
  const answer = await platformAt(urlOf(words, io), io).send(remoteCalls.listRemotes)
  if (words.options.json) io.say(JSON.stringify(answer, null, 2))
  else for (const line of listText(answer.items)) io.say(line)
}

const runMatrix = async (words: Words, io: Io): Promise<void> => {
  const answer = await platformAt(urlOf(words, io), io).send(remoteCalls.readMatrix)
  if (words.options.json) io.say(JSON.stringify(answer, null, 2))
  else for (const line of matrixText(answer)) io.say(line)
}

const runHistory = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const answer = await platformAt(urlOf(words, io), io, name).send(remoteCalls.listRemoteChanges, {
    query: { name, limit: 50 },
  })
  if (words.options.json) io.say(JSON.stringify(answer, null, 2))
  else for (const line of historyText(answer.items)) io.say(line)
}

const commands: Readonly<Record<string, (words: Words, io: Io) => Promise<void>>> = {
  list: runList,
  matrix: runMatrix,
  history: runHistory,
  token: runToken,
  create: runCreate,
  build: runBuild,
  dev: runDev,
  test: runTest,
  check: runCheck,
  changes: runChanges,
  release: runRelease,
  preview: runPreview,
  errors: runErrors,
  webhook: runWebhook,
  flag: runFlag,
}

/** Runs what was typed; gives the exit code. */
export const runCommand = (args: readonly string[], io: Io): Promise<number> =>
  exitCodeOf(args, io, async () => {
    const words = readWords(args, io.place.here)
    const run = isChange(words.command) ? runChange : commands[words.command]
    if (run) await run(words, io)
    else {
      if (words.command !== 'help') io.complain(`There is no command ${words.command}.`)
      io.say(help)
    }
    return run || words.command === 'help' ? exitCodes.done : exitCodes.usage
  })
