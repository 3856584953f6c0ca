import { all, readXml, textAt, UnreadableXml, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'

/** What Canvas knows of its modules and a cartridge has no words for. */
const MODULES = 'course_settings/module_meta.xml'

const isUnpublished = (element: Element): boolean => textAt(element, 'workflow_state') === 'unpublished'

const modulesOf = (archive: Archive): Element[] => {
  if (!archive.has(MODULES)) return []
  try {
    return all(readXml(archive.text(MODULES)), 'module')
  } catch (error) {
    // It says nothing that is to be learned.
    if (error instanceof UnreadableXml) return []
    throw error
  }
}

/** What of a cartridge of Canvas is kept from learners, by the identifiers of its resources. */
export const hiddenInCanvas = (archive: Archive): ReadonlySet<string> =>
  new Set(
    modulesOf(archive).flatMap((module) =>
      all(module, 'items/item')
        .filter((item) => isUnpublished(module) || isUnpublished(item))
        .map((item) => textAt(item, 'identifierref')),
    ),
  )

/** Whether a page says of itself that it is not published. */
export const isHiddenPage = (html: string): boolean =>
  /<meta\s+name="workflow_state"\s+content="unpublished"/i.test(html)
