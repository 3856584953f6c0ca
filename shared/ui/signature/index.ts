/** The signature pad; alone, because few pages need it. */
export { SignatureField } from './SignatureField.tsx'
export { type SignatureValue } from './signature-value.ts'
