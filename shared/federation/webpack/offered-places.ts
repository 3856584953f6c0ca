const used = /<ExtensionPlace\b/g
const named = /<ExtensionPlace\s[^>]*?\bname="([^"]*)"/g

/** What sources offer to other remotes, and what is wrong with how they say it. */
export type OfferedPlaces = { places: string[]; problems: string[] }

/**
 * The places that the pages of a remote offer: each is named where it stands, so that nobody writes a list beside it.
 * @param name of the remote, with which each of its places begins
 * @param sources file → its text
 */
export const offeredPlaces = (name: string, sources: Iterable<readonly [string, string]>): OfferedPlaces => {
  const places = new Set<string>()
  const problems: string[] = []
  const prefix = `${name.replace(/^mf-/, '')}.`
  for (const [file, text] of sources) {
    const found = [...text.matchAll(named)].map(([, place = '']) => place)
    if (found.length < [...text.matchAll(used)].length)
      problems.push(`${file}: write the name of an ExtensionPlace as it is: name="${prefix}…".`)
    for (const place of found) {
      if (place.startsWith(prefix)) places.add(place)
      else problems.push(`${file}: the place "${place}" is one of ${name}, so it begins with "${prefix}".`)
    }
  }
  return { places: [...places].sort(), problems }
}
