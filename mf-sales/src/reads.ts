import { screenReads } from '@kursportal/shared/federation'
import { readPerformance } from './features/performance/api/read-performance.ts'

/** What each screen reads first, by the path of its route; its answers stand in the page. */
export default screenReads({ '/sales': () => [readPerformance(undefined)] })
