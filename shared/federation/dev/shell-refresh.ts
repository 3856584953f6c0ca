import * as refresh from 'react-refresh/runtime'

// Runs before React does, as React looks for this hook only once. Remotes under work use this one runtime; that they
// would inject it again themselves changes nothing.
refresh.injectIntoGlobalHook(window)
Object.assign(globalThis, {
  KURSPORTAL_REFRESH: { ...refresh, injectIntoGlobalHook: () => undefined },
})
