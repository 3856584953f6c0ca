/** Choosing the platform's colour: a field that shows at once what becomes of it by day and by night. */
export { ColorField } from './ColorField.tsx'
