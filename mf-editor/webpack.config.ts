import { remoteConfig } from '@kursportal/shared/federation/webpack'

export default remoteConfig({ folder: import.meta.dirname, devPort: 3012, entryBudget: 7_500 })
