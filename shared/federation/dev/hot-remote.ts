import remote from 'remote-under-work'
import { REMOTE_CHANGED } from '../remote-changed.ts'

// A change of components, texts or the route table that nothing nearer took ends here and is told to the page, which goes
// on with the new ones; a page that does not hear it begins anew.
import.meta.webpackHot?.accept('remote-under-work', () => {
  const detail = { name: REMOTE_NAME, module: remote }
  if (dispatchEvent(new CustomEvent(REMOTE_CHANGED, { detail, cancelable: true }))) location.reload()
})

/** What a remote under work exposes: the same as its `src/remote.tsx`. */
export default remote
