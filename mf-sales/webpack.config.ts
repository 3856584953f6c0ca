import { remoteConfig } from '@kursportal/shared/federation/webpack'

export default remoteConfig({ folder: import.meta.dirname, devPort: 3014, entryBudget: 10_500 })
