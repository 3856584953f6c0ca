/** A read of the API, as TanStack Query takes it: `read('GET /course', { 'course-id': id })`. */
type Read = { queryKey: readonly unknown[] }

/** The parameters a path names with colons. */
type ParametersOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParametersOf<Head> & ParametersOf<Tail>
  : Path extends `:${infer Name}`
    ? Record<Name, string>
    : unknown

/** As a method: what a screen takes are the parameters of its own path, which the build reads out of the path. */
type Screen = { reads(parameters: Record<string, string>): readonly Read[] }

/** What screens read first, by the path of their route. */
export type ScreenReads = Readonly<Record<string, Screen['reads']>>

type ReadsOf<Paths extends string> = {
  readonly [Path in Paths]: (parameters: ParametersOf<Path>) => readonly Read[]
}

/**
 * What the screens of a remote read from the API first: the default export of its `src/reads.ts`, made of the same
 * queries its pages use. The build writes them into the declaration (`screens`), and the server puts the answers into
 * the page. Nothing of it comes to the browser.
 */
export const screenReads = <Paths extends string>(reads: ReadsOf<Paths>): ReadsOf<Paths> => reads
