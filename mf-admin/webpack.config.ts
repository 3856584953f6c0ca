import { remoteConfig } from '@kursportal/shared/federation/webpack'

// The entry is mostly the texts of every area of the administration; only admins load it.
export default remoteConfig({ folder: import.meta.dirname, devPort: 3013, entryBudget: 8_500 })
