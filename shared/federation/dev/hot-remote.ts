import { tellRemoteChanged } from './remote-changed.ts'
import remote from './remote-under-work.ts'

/**
 * What a remote under work exposes instead of its `src/remote.tsx`: the same, and a change of its texts or its route
 * table reaches the running page. Changes of components never get here, React Refresh takes them where they are.
 */
import.meta.webpackHot?.accept('./remote-under-work.ts', () => tellRemoteChanged(REMOTE_NAME, remote))

export default remote
