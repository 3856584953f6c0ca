/** So many bytes hold what an XML file says of its letters. */
const HEAD = 200

/** The text of an XML file in the letters it says it is written in; UTF-8 where it says nothing, or something unknown. */
export const decodeXml = (bytes: ArrayBuffer): string => {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD))
  const named = /encoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
