import { REMOTE_CHANGED } from '../remote-changed.ts'
import remote from './remote-under-work.ts'

// A change of texts or of the route table ends here and is told to the page, which goes on with the new ones. Changes
// of components never get here: React Refresh takes them where they are.
import.meta.webpackHot?.accept('./remote-under-work.ts', () => {
  dispatchEvent(new CustomEvent(REMOTE_CHANGED, { detail: { name: REMOTE_NAME, module: remote } }))
})

/** What a remote under work exposes: the same as its `src/remote.tsx`. */
export default remote
