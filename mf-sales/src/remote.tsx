import type { RemoteModule } from '@kursportal/shared/federation'
import { places } from './places.tsx'
import { routes } from './routes.tsx'
import { texts } from './texts/de.ts'

export default { routes, texts, places } satisfies RemoteModule
