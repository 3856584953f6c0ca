/** One after the other of what comes some at a time. */
async function* each(pages: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const page of pages) yield* page
}

/** What comes in a list after a text. */
const past = async (list: AsyncGenerator<string>, text: string): Promise<IteratorResult<string>> => {
  let next = await list.next()
  while (!next.done && next.value === text) next = await list.next()
  return next
}

/** Which of two lists a text is in alone. */
export type Lone = { text: string; in: 'first' | 'second' }

/**
 * Compares two sorted lists without holding either: what is in one of them alone, in the order of the lists. A text that
 * comes several times counts once.
 */
export async function* compareSorted(
  first: AsyncIterable<readonly string[]>,
  second: AsyncIterable<readonly string[]>,
): AsyncGenerator<Lone> {
  const [firsts, seconds] = [each(first), each(second)]
  let [one, other] = [await firsts.next(), await seconds.next()]
  while (!one.done || !other.done) {
    if (!one.done && (other.done || one.value < other.value)) {
      yield { text: one.value, in: 'first' }
      one = await past(firsts, one.value)
    } else if (!other.done && (one.done || other.value < one.value)) {
      yield { text: other.value, in: 'second' }
      other = await past(seconds, other.value)
    } else if (!one.done && !other.done) {
      const { value } = one
      one = await past(firsts, value)
      other = await past(seconds, value)
    }
  }
}
