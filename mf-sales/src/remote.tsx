import type { RemoteModule } from '@kursportal/shared/federation'
import { routes } from './routes.tsx'
import { texts } from './texts/de.ts'

export default { routes, texts } satisfies RemoteModule
