import type { RemoteModule } from '@kursportal/shared/federation'
import { routes } from './routes.tsx'

// Each folder binds the texts it shows (its texts.ts), so that they come with its screens.
export default { routes, texts: {} } satisfies RemoteModule
