import { flattenTexts } from '../../i18n/flatten-texts.ts'
import { wordingProblem } from '../../testing/wording.rules.ts'
import { textsOf } from '../webpack/texts-json.ts'

/** German texts of a remote that are not worded as the platform words, a line each. */
export const wordingProblems = async (name: string, folder: string): Promise<string[]> => {
  const bundles = Object.values(await textsOf(name, folder))
  return bundles
    .flatMap((bundle) => flattenTexts(bundle))
    .flatMap(([key, text]) => {
      const problem = wordingProblem(text)
      return problem ? [`${key} ${problem}: ${text}`] : []
    })
}
