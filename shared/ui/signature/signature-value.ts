/** A signature as forms hold it, and as the contract has it. */
export type SignatureValue = { kind: 'drawn'; png: string } | { kind: 'typed'; text: string }

/** Whether a form's value is a signature; anything else counts as none. */
export const isSignature = (value: unknown): value is SignatureValue =>
  typeof value === 'object' && value !== null && 'kind' in value
