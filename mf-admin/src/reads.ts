import { screenReads } from '@kursportal/shared/federation'
import { listMembers } from './features/members/api/list-members.ts'
import { listModules, readModule } from './features/modules/api/read-modules.ts'

/** What each screen reads first, by the path of its route; its answers stand in the page. */
export default screenReads({
  '/admin/members': () => [listMembers({ limit: 25, offset: 0 })],
  '/admin/modules': () => [listModules()],
  '/admin/modules/:name': ({ name }) => [readModule(name)],
})
