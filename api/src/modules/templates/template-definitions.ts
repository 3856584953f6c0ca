import type { Template, TemplateKey } from '@kursportal/shared/contract'
import { accountTemplates } from './definitions/account.ts'
import { careTemplates } from './definitions/care.ts'
import { certificateTemplates } from './definitions/certificates.ts'
import { courseTemplates } from './definitions/courses.ts'
import type { TemplateDefinition } from './definitions/definition.ts'
import { moneyTemplates } from './definitions/money.ts'
import { accessibilityTemplates } from './definitions/accessibility.ts'
import { orderTemplates } from './definitions/orders.ts'
import { reportTemplates } from './definitions/reports.ts'
import { withdrawalTemplates } from './definitions/withdrawals.ts'

/** Every template as delivered (specification, section 9 of the decisions: Settings and texts). */
export const templateDefinitions: Readonly<Record<TemplateKey, TemplateDefinition>> = {
  ...accountTemplates,
  ...moneyTemplates,
  ...courseTemplates,
  ...careTemplates,
  ...withdrawalTemplates,
  ...orderTemplates,
  ...reportTemplates,
  ...accessibilityTemplates,
  ...certificateTemplates,
}

/** Whether a template stands on certificates and is no mail. */
export const isPrinted = (key: TemplateKey): boolean => key in certificateTemplates

const ofLaw = [withdrawalTemplates, orderTemplates, reportTemplates, accessibilityTemplates]

/** What a template is about. */
export const templateGroup = (key: TemplateKey): Template['group'] => {
  if (key in accountTemplates) return 'account'
  if (key in moneyTemplates) return 'money'
  if (key.startsWith('certificate')) return 'certificate'
  if (ofLaw.some((templates) => key in templates)) return 'law'
  return key.startsWith('forum') ? 'forum' : 'learning'
}
