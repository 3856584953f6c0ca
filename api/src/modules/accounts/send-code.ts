import type { TemplateKey } from '@kursportal/shared/contract'
import { CODE_SECONDS, CODE_TRIES, issueCode, type CodeOwner } from '../../platform/auth/codes.ts'
import type { Context } from '../../platform/context.ts'
import type { Variables } from '../../platform/mail/liquid.ts'
import { sendTemplate } from '../templates/render-template.ts'

const templateOf = {
  registration: 'registration-code',
  email: 'email-change',
  password: 'password-reset',
  deletion: 'account-deletion',
} as const satisfies Record<CodeOwner['purpose'], TemplateKey>

/**
 * Makes a code and queues the mail with it.
 * @param template the mail, where it is another than usual for the purpose
 * @throws ApiError too_many_requests
 */
export const sendCode = async (
  context: Context,
  owner: CodeOwner,
  variables: Variables,
  template: TemplateKey = templateOf[owner.purpose],
): Promise<{ expires_in: number; tries: number }> => {
  const code = await issueCode(context, owner)
  const minutes = String(CODE_SECONDS / 60)
  await sendTemplate(
    context,
    template,
    owner.email,
    { code, minutes, ...variables },
    { userId: owner.userId, urgent: true },
  )
  return { expires_in: CODE_SECONDS, tries: CODE_TRIES }
}
