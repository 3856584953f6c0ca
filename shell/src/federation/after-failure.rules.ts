/** What is known when a release could not be loaded. */
type Situation = {
  /** There is a release that worked before, and it is not this one that failed. */
  hasPrevious: boolean
  /** Code of the release that failed has run on this page. */
  codeRan: boolean
  /** The page was loaded anew for this release before. */
  reloaded: boolean
  /** Something typed would be lost by loading the page anew. */
  unsaved: boolean
}

/**
 * What to do when a release could not be loaded: take the previous one in the same page view as long as nothing of the
 * bad one has run, as two releases of a remote on one page would mix; otherwise once after loading the page anew;
 * otherwise say so.
 */
export const afterFailure = ({
  hasPrevious,
  codeRan,
  reloaded,
  unsaved,
}: Situation): 'previous' | 'reload' | 'panel' => {
  if (!hasPrevious) return 'panel'
  if (!codeRan) return 'previous'
  return reloaded || unsaved ? 'panel' : 'reload'
}
