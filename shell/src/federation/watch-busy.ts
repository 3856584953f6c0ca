import { SHELL } from '@kursportal/shared/federation'
import { busySource, recentWork, type Work } from './busy.rules.ts'
import { shellRelease } from './loader/health.ts'
import { releaseIn, tellProblem } from './loader/problems.ts'

const FRAMES = 'long-animation-frame'

/** The scripts that were at work in a late frame; in what way a browser tells of them is not in the types yet. */
const workOf = (frame: object): Work[] => {
  const scripts: unknown = 'scripts' in frame ? frame.scripts : undefined
  if (!Array.isArray(scripts)) return []
  return scripts.map((script: object) => ({
    source: 'sourceURL' in script ? String(script.sourceURL) : '',
    began: 'startTime' in script ? Number(script.startTime) : 0,
    took: 'duration' in script ? Number(script.duration) : 0,
  }))
}

/**
 * Tells the team of a release that keeps the page busy: every press then takes a while, though nothing fails. Browsers
 * that do not tell of late frames notice nothing.
 */
export const watchBusy = (): void => {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes(FRAMES))
    return
  let work: Work[] = []
  new PerformanceObserver((frames) => {
    const now = performance.now()
    work = recentWork([...work, ...frames.getEntries().flatMap(workOf)], now)
    const source = busySource(work, now)
    const release = source && releaseIn(`${source}:1:1`, location.origin, shellRelease())
    // Whatever React does at somebody's bidding is told as the shell's.
    if (!release || release.remote === SHELL) return
    const error = new Error('Keeps the page busy: its work took most of ten seconds')
    error.stack = `at ${source}`
    tellProblem('error', error, release)
  }).observe({ type: FRAMES })
}
