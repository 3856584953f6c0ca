import { remoteCalls } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt } from './platform.ts'
import { urlOf, type Words } from './words.ts'

/** Makes, lists and revokes deploy tokens; for admins. */
export const runToken = async (words: Words, io: Io): Promise<void> => {
  const [what, remote] = words.rest
  const { json, name, id } = words.options
  const platform = platformAt(urlOf(words, io), io)
  const show = (answer: unknown, lines: readonly string[]): void => {
    if (json) io.say(JSON.stringify(answer, null, 2))
    else for (const line of lines) io.say(line)
  }
  if (what === 'create' && remote) {
    if (!name) throw new CliError('usage', `What is it for? token create ${remote} --name "Pipeline"`)
    const answer = await platform.send(remoteCalls.createDeployToken, { body: { remote, name } })
    io.complain('It is shown this once. Put it into KURSPORTAL_TOKEN:')
    return show(answer, [answer.token])
  }
  if (what === 'list' && remote) {
    const answer = await platform.send(remoteCalls.listDeployTokens, { query: { name: remote } })
    return show(
      answer,
      answer.items.map(
        (token) =>
          `${token.id}  ${token.name}  ${token.revoked_at ? 'revoked' : `last used ${token.last_used_at ?? 'never'}`}`,
      ),
    )
  }
  if (what === 'revoke' && id) {
    const answer = await platform.send(remoteCalls.revokeDeployToken, { query: { id } })
    return show(answer, [`${answer.name} for ${answer.remote} no longer works.`])
  }
  throw new CliError(
    'usage',
    'token create mf-… --name "Pipeline" | token list mf-… | token revoke --id <id>',
  )
}
