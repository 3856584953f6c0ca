import type { RemoteModule } from '../remote-module.ts'

/** Stands for the `src/remote.tsx` of the remote under work: its development build puts that in this place. */
export default { routes: [], texts: {} } satisfies RemoteModule
