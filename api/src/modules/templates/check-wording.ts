import { templateKey, type TemplateKey } from '@kursportal/shared/contract'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkTemplates, type Variables } from '../../platform/mail/liquid.ts'
import { commonVariables, type VariableDefinition } from './definitions/definition.ts'
import { templateDefinitions } from './template-definitions.ts'

/** @throws ApiError not_found when the word names no template */
export const keyOf = (word: string): TemplateKey => {
  const key = templateKey.safeParse(word)
  if (!key.success) throw new ApiError('not_found')
  return key.data
}

/** The variables of a template by name, common ones included. */
export const variablesOf = (key: TemplateKey): Record<string, VariableDefinition> => ({
  ...commonVariables,
  ...templateDefinitions[key].variables,
})

/** The variables of a template with their samples, for previews and test mails; `platform` has its real name there. */
export const samplesOf = (key: TemplateKey): Variables =>
  Object.fromEntries(
    Object.entries(variablesOf(key)).flatMap(([name, { sample }]) =>
      name === 'platform' ? [] : [[name, sample]],
    ),
  )

/** @throws ApiError unknown_variable, validation_failed */
export const checkWording = (
  key: TemplateKey,
  { subject, body }: { subject: string; body: string },
): void => {
  const known = Object.keys(variablesOf(key))
  checkTemplates({ subject, body }, known)
}
