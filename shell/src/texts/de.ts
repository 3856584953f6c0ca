import { accessibility } from './accessibility.ts'
import { account } from './account.ts'
import { bell } from './bell.ts'
import { confirm } from './confirm.ts'
import { errors } from './errors.ts'
import { faq } from './faq.ts'
import { frame } from './frame.ts'
import { legal } from './legal.ts'
import { login } from './login.ts'
import { contact, feedback } from './notices.ts'
import { register } from './register.ts'
import { remote } from './remote.ts'
import { report } from './report.ts'
import { withdrawal } from './withdrawal.ts'

/** All German texts of the shell, by topic. No page imports it: each folder binds what it shows (its texts.ts). */
export const texts = {
  accessibility,
  account,
  bell,
  confirm,
  contact,
  errors,
  faq,
  feedback,
  frame,
  legal,
  login,
  register,
  remote,
  report,
  withdrawal,
} as const
