import { all, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import type { Archive } from '../archive.ts'
import { decoded, isPicture } from './course-pages.ts'

/** Whose files are meant: a context, an area and one of its things; what is not said does not matter. */
export type FileOwner = { contextId?: string; area?: string; itemId?: string }

/** A file of a backup: whose it is, what it is called there, and where it lies; undefined where its bytes are missing. */
type BackupFile = { contextId: string; area: string; itemId: string; name: string; path: string | undefined }

const PLACE = /^@@PLUGINFILE@@\//

/** The files of a backup by whose they are. Files of people's work are known, and never looked at. */
export class BackupFiles {
  private readonly files: BackupFile[]
  constructor(archive: Archive, list: Element | undefined) {
    this.files = all(list, 'file').map((file) => {
      const hash = textAt(file, 'contenthash')
      const path = `files/${hash.slice(0, 2)}/${hash}`
      return {
        contextId: textAt(file, 'contextid'),
        area: textAt(file, 'filearea'),
        itemId: textAt(file, 'itemid'),
        name: textAt(file, 'filepath').replace(/^\//, '') + textAt(file, 'filename'),
        path: archive.has(path) ? path : undefined,
      }
    })
  }

  private of({ contextId, area, itemId }: FileOwner): BackupFile[] {
    return this.files.filter(
      (file) =>
        (contextId === undefined || file.contextId === contextId) &&
        (area === undefined || file.area === area) &&
        (itemId === undefined || file.itemId === itemId),
    )
  }

  /** What the files of somebody are called; folders have a point for a name. */
  namesOf(owner: FileOwner): string[] {
    return this.of(owner)
      .map(({ name }) => name)
      .filter((name) => !/(?:^|\/)\.$/.test(name))
  }

  /** Where a file lies: the one of the area, or, where that has none, one of the context of the same name. */
  pathOf(owner: FileOwner, name: string): string | undefined {
    const named = (one: FileOwner) => this.of(one).find((file) => file.name === name && file.path)?.path
    const { contextId } = owner
    return named(owner) ?? (contextId === undefined ? undefined : named({ contextId }))
  }

  /** Where the picture lies that a page shows; undefined for all that is none, or is no file of the backup. */
  pictureAt(owner: FileOwner, address: string): string | undefined {
    const name = decoded(address.replace(PLACE, '').replace(/[?#].*$/, ''))
    return PLACE.test(address) && isPicture(name) ? this.pathOf(owner, name) : undefined
  }
}
