import type { ErrorCode } from '../contract/errors.ts'
import { registerTexts } from './bundles.ts'
import { generalErrorTexts } from './general-error-texts.ts'
import { overridable } from './overridable.ts'

const known: Partial<Record<ErrorCode | 'network', string>> = { ...generalErrorTexts }

/**
 * The German sentence for every code of the error catalogue: what happened and, where there is one, the way on; namespace
 * `errors`. A sentence of `specialErrorTexts` is undefined until {@link fetchErrorTexts} has brought it, which `call` does
 * before it fails.
 */
export const errorTexts = overridable(
  'errors',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not there yet comes before a call fails with it
  known as Record<ErrorCode | 'network', string>,
)

/** Whether the sentence for a code is there. */
export const hasErrorText = (code: string): boolean => Object.hasOwn(known, code)

/** Whether a message is the sentence for a code: the way to compare with one, as one that is not there yet equals nothing. */
export const saysError = (message: string | undefined, code: ErrorCode): boolean =>
  hasErrorText(code) && message === errorTexts[code]

/** Fetches the sentences that few pages show. */
export const fetchErrorTexts = async (): Promise<void> => {
  const { specialErrorTexts } = await import(/* webpackChunkName: "error-texts" */ './special-error-texts.ts')
  Object.assign(known, specialErrorTexts)
  registerTexts('errors', specialErrorTexts)
}
