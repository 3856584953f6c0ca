import remote from 'remote-under-work'
import { runOnce, tellEdit } from './edits.ts'

runOnce(REMOTE_NAME)

// A change of components, texts or the route table that nothing nearer took ends here.
import.meta.webpackHot?.accept('remote-under-work', () => tellEdit(REMOTE_NAME, remote))

/** What a remote under work exposes: the same as its `src/remote.tsx`. */
export default remote
