import { remoteCalls } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt, type Platform } from './platform.ts'
import { urlOf, type Words } from './words.ts'

/** The platform spoken to as an admin, also where a deploy token is at hand: that has no right to tokens. @throws CliError forbidden */
const platformOfAdmin = (words: Words, io: Io): Platform => {
  const { KURSPORTAL_ADMIN } = io.env
  if (KURSPORTAL_ADMIN) return platformAt(urlOf(words, io), { ...io, env: { KURSPORTAL_ADMIN } })
  throw new CliError(
    'forbidden',
    'Deploy tokens are for admins to make, list and revoke: put e-mail:password of one into KURSPORTAL_ADMIN, or use the admin area under “Module”.',
  )
}

/** Makes, lists and revokes deploy tokens; for admins. */
export const runToken = async (words: Words, io: Io): Promise<void> => {
  const [what, remote] = words.rest
  const { json, name, id } = words.options
  const show = (answer: unknown, lines: readonly string[]): void => {
    if (json) io.say(JSON.stringify(answer, null, 2))
    else for (const line of lines) io.say(line)
  }
  if (what === 'create' && remote) {
    if (!name) throw new CliError('usage', `What is it for? token create ${remote} --name "Pipeline"`)
    const answer = await platformOfAdmin(words, io).send(remoteCalls.createDeployToken, {
      body: { remote, name },
    })
    io.complain('It is shown this once. Put it into KURSPORTAL_TOKEN:')
    return show(answer, [answer.token])
  }
  if (what === 'list' && remote) {
    const answer = await platformOfAdmin(words, io).send(remoteCalls.listDeployTokens, {
      query: { name: remote },
    })
    return show(
      answer,
      answer.items.map(
        (token) =>
          `${token.id}  ${token.name}  ${token.revoked_at ? 'revoked' : `last used ${token.last_used_at ?? 'never'}`}`,
      ),
    )
  }
  if (what === 'revoke' && id) {
    const answer = await platformOfAdmin(words, io).send(remoteCalls.revokeDeployToken, { query: { id } })
    return show(answer, [`${answer.name} for ${answer.remote} no longer works.`])
  }
  throw new CliError(
    'usage',
    'token create mf-… --name "Pipeline" | token list mf-… | token revoke --id <id>',
  )
}
