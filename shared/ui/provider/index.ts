/** A society as provider of courses: one form for who owns it and for admins. Loaded where it is opened. */
export { ProviderDialog } from './ProviderDialog.tsx'
export { readSocietyProvider } from './society-provider.ts'
