import { satisfiesCaret, type ReleaseFile, type RemoteDeclaration } from '@kursportal/shared/federation'

/** A release that somebody is served. */
export type Served = { name: string; release: Pick<ReleaseFile, 'declaration' | 'offers' | 'shell_contract'> }

/** Builds say which places they offer from this version of the shell contract on. */
const SAID_SINCE = '^1.8'

/** The remote a place belongs to: its name begins with that one's. */
const hostOf = (place: string): string => `mf-${place.split('.')[0]}`

/** Whether a release offers a place; undefined where its build did not say. */
const offers = ({ offers: places, shell_contract }: Served['release'], place: string): boolean | undefined =>
  places?.includes(place) ?? (satisfiesCaret(shell_contract, SAID_SINCE) === false ? undefined : false)

/** Which of the places a remote fills no page offers that somebody is served. */
export const placesMissing = (
  { places = [] }: Pick<RemoteDeclaration, 'places'>,
  served: readonly Served[],
): string[] =>
  places
    .map(({ name }) => name)
    .filter((place) =>
      served
        .filter(({ name }) => name === hostOf(place))
        .every(({ release }) => offers(release, place) === false),
    )

/** Which places a release no longer offers that are offered now, and who fills them. */
export const placesDropped = (
  { name: host, ...release }: Served['release'] & { name: string },
  served: readonly Served[],
): { place: string; by: string }[] =>
  served.flatMap(({ name: by, release: { declaration } }) => {
    if (by === host) return []
    const missing = new Set(placesMissing(declaration, served))
    return (declaration.places ?? [])
      .map(({ name }) => name)
      .filter((place) => hostOf(place) === host && !missing.has(place) && offers(release, place) === false)
      .map((place) => ({ place, by }))
  })
