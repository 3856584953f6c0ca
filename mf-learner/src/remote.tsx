import type { RemoteModule } from '@kursportal/shared/federation'
import { routes } from './routes.tsx'
import { firstTexts } from './texts/first.ts'

export default { routes, texts: firstTexts } satisfies RemoteModule
