import { isFailure, type AnswerOf } from '@kursportal/shared/client'
import type { ProgressOutbox, ProgressReport } from '../../../common/progress/progress-outbox.ts'
import { WatchedRanges, type Range } from '../../../common/film/watched-ranges.ts'

/** How often what was watched is kept in the browser, in ms: a killed tab never loses more (specification, Lectures). */
export const KEEP_EVERY_MS = 10_000
/** Every so many times it is sent as well, beginning with the first; each time where the browser keeps nothing. */
const KEPT_PER_REPORT = 3

/** How many ranges a report may carry (contract). */
const MOST_RANGES = 500

/** Where the film ends that learners have now, in seconds, if that is what a report was refused for. */
const endOfFilm = (error: unknown): number | undefined => {
  if (!isFailure(error, 'watched_past_end')) return undefined
  const { details } = error
  return typeof details === 'object' &&
    details !== null &&
    'duration_seconds' in details &&
    typeof details.duration_seconds === 'number'
    ? details.duration_seconds
    : undefined
}

type Result = AnswerOf<'POST /video/progress'>
type Send = (report: ProgressReport, options: { leaving: boolean }) => Promise<Result>

/** What the reporter needs; clock, line and store come from outside so that tests own them. */
export type ReporterParts = {
  videoId: string
  duration: number
  /** What the server knows already. */
  watched: Iterable<Range>
  send: Send
  outbox: ProgressOutbox
  /** Whether a refusal is for ever. */
  isFinal: (error: unknown) => boolean
  /** Runs something every so many ms; gives the way to stop. */
  every: (ms: number, run: () => void) => () => void
  onTaken: (result: Result) => void
  /** Told whether something waits that could not be sent. */
  onWaiting: (waiting: boolean) => void
}

/**
 * Reports which seconds of a film were really played. The player says what it has seen; every ten seconds what the server
 * does not know yet is kept in the browser, and every thirty, and whenever `flush` is called, it is sent. Only an answer
 * takes it out of there, so no report is lost, and repeating one changes nothing. What an earlier visit kept is taken up again.
 */
export class ProgressReporter {
  readonly #parts: ReporterParts
  /** Of the film that learners have now; one that is shorter may have taken the place of the one that is watched. */
  #duration: number
  #known: WatchedRanges
  #seen = WatchedRanges.none
  #position: number | undefined
  #reportedPosition: number | undefined
  #sending = false
  #failed = false
  #ticks = 0
  #stopClock: (() => void) | undefined

  constructor(parts: ReporterParts) {
    this.#parts = parts
    this.#duration = parts.duration
    this.#known = new WatchedRanges(parts.watched)
    const kept = parts.outbox.all().find((report) => report.video_id === parts.videoId)
    if (kept) this.observe(kept.watched ?? [], kept.timestamp ?? 0)
  }

  /** Where the film was left, where this browser knows better than the server. */
  get keptPosition(): number | undefined {
    return this.#position
  }

  /** All that was watched, reported or not. */
  get watched(): WatchedRanges {
    return this.#known.with(this.#seen.ranges)
  }

  /** Begins the clock. */
  start(): void {
    this.#stopClock ??= this.#parts.every(KEEP_EVERY_MS, () => this.#tick())
  }

  /** Ends the clock and sends the rest, also while the page goes away. */
  stop(): void {
    this.#stopClock?.()
    this.#stopClock = undefined
    void this.flush({ leaving: true })
  }

  /** Takes in what the player has played so far and where it stands. */
  observe(played: Iterable<Range>, position: number): void {
    this.#seen = this.#seen.with(played).within(this.#duration)
    this.#position = Math.min(Math.max(0, Math.round(position * 100) / 100), this.#duration)
  }

  /** Sends what is new. While a report is on its way another one waits for the next time, unless the page is left. */
  async flush({ leaving = false } = {}): Promise<void> {
    const report = this.#unsent()
    if (!report) return
    const { outbox, send } = this.#parts
    outbox.keep(report)
    if (this.#sending && !leaving) return
    this.#sending = true
    try {
      this.#taken(report, await send(report, { leaving }))
    } catch (error) {
      const end = endOfFilm(error)
      if (end !== undefined && end < this.#duration) {
        this.#shorten(end)
        return await this.flush({ leaving: true })
      }
      this.#refused(report, error)
    } finally {
      this.#sending = false
    }
  }

  #shorten(duration: number): void {
    this.#duration = duration
    this.#known = this.#known.within(duration)
    this.observe([], this.#position ?? 0)
  }

  #tick(): void {
    const isDue = this.#ticks % KEPT_PER_REPORT === 0
    this.#ticks += 1
    const report = this.#unsent()
    if (!report) return
    const isKept = this.#parts.outbox.keep(report)
    if (isDue || this.#failed || !isKept) void this.flush()
  }

  #unsent(): ProgressReport | undefined {
    if (this.#position === undefined) return undefined
    const fresh = this.#seen.minus(this.#known)
    if (fresh.isEmpty && this.#position === this.#reportedPosition) return undefined
    const duration = this.#duration
    return {
      video_id: this.#parts.videoId,
      progress: duration > 0 ? Math.min(1, this.watched.seconds / duration) : 0,
      timestamp: this.#position,
      watched: fresh.ranges.slice(0, MOST_RANGES).map(([from, to]) => [from, to]),
    }
  }

  #taken(report: ProgressReport, result: Result): void {
    this.#failed = false
    this.#acknowledge(report)
    this.#known = this.#known.with(result.watched)
    const rest = this.#unsent()
    if (rest) this.#parts.outbox.keep(rest)
    else this.#parts.outbox.remove(report.video_id)
    this.#parts.onWaiting(false)
    this.#parts.onTaken(result)
  }

  #refused(report: ProgressReport, error: unknown): void {
    this.#failed = !this.#parts.isFinal(error)
    if (this.#failed) {
      this.#parts.onWaiting(true)
      return
    }
    this.#acknowledge(report)
    this.#parts.outbox.remove(report.video_id)
  }

  #acknowledge(report: ProgressReport): void {
    this.#known = this.#known.with(report.watched ?? [])
    this.#reportedPosition = report.timestamp
  }
}
