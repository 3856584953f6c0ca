// npm run admin:create — the first admin of an empty platform.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { searchText } from '@kursportal/shared/domain'
import { hashPassword } from '../platform/auth/passwords.ts'
import { readConfig } from '../platform/config.ts'
import { inTransaction, type Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { openServices } from '../platform/services.ts'
import { commandLog, databaseName, readTyped, runCommand } from './run-command.ts'

const usage =
  'Usage: npm run admin:create -- --email admin@example.org --first-name Ada --last-name Muster [--password …]'

/** What the person typed. @throws ConfigError with the usage */
const readArguments = (args: string[]) =>
  readTyped(usage, () => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        password: { type: 'string' },
      },
    })
    const { email, password } = values
    if (!email || !/^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(email))
      throw new Error('--email is missing or not an e-mail address')
    if (password !== undefined && password.length < 10)
      throw new Error('--password needs 10 characters at least')
    return { email, password, first_name: values['first-name'] ?? '', last_name: values['last-name'] ?? '' }
  })

/** Adds an admin, or makes the person with this e-mail one; a known person keeps their password unless one is given. */
const createAdmin = async (
  { db }: Context,
  person: { email: string; first_name: string; last_name: string; password: string | undefined },
): Promise<{ made: boolean; password: string | undefined }> => {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', person.email.toLowerCase()))
    .executeTakeFirst()
  const password = person.password ?? (known ? undefined : randomBytes(12).toString('base64url'))
  const secret = password ? { password_hash: await hashPassword(password), must_change_password: false } : {}
  if (known) {
    await db
      .updateTable('users')
      .set({ is_admin: true, ...secret })
      .where('id', '=', known.id)
      .execute()
  } else {
    const { email, first_name, last_name } = person
    await db
      .insertInto('users')
      .values({
        id: newId(),
        email,
        first_name,
        last_name,
        is_admin: true,
        password_hash: null,
        ...secret,
        search_text: searchText(first_name, last_name, email),
      })
      .execute()
  }
  return { made: !known, password: person.password ? undefined : password }
}

runCommand(async () => {
  const person = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const services = await openServices(config, commandLog(), { isCommand: true })
  try {
    const { made, password } = await inTransaction(services, (context) => createAdmin(context, person))
    process.stdout.write(
      `${person.email} ${made ? 'was created as admin' : 'is an admin now'} in ${databaseName(config)}.\n`,
    )
    if (password) process.stdout.write(`Password, shown only here: ${password}\n`)
  } finally {
    await services.close()
  }
})
