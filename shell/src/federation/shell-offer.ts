import { platformPermissions, SHELL_CONTRACT_VERSION, type ShellOffer } from '@kursportal/shared/federation'
import { providedKit } from './provided-kit.ts'

/** What this shell really provides, for the gate. */
export const shellOffer: ShellOffer = {
  contract_version: SHELL_CONTRACT_VERSION,
  provides: Object.fromEntries(Object.entries(providedKit).map(([name, { version }]) => [name, version])),
  permissions: platformPermissions,
}
