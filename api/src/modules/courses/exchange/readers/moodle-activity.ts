import { all, first, readXml, textAt, type Element } from '../../../../platform/xml/xml-tree.ts'
import { openArchive, type Archive } from '../archive.ts'
import { htmlWords } from '../html-words.ts'
import type { LeftOut, ReadQuestions } from '../plan.types.ts'
import { short } from '../quizzes.ts'
import { ImportRefused } from '../refused.ts'
import { isPicture, pageLecture } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { readH5p, readH5pContent } from './h5p.ts'
import { asHidden, introduced, isBlank, merged, type ReadPart } from './introduced.ts'
import { readBank, type QuestionBank } from './moodle-bank.ts'
import { element, written } from './moodle-element.ts'
import { BackupFiles, type FileOwner } from './moodle-files.ts'
import { readLesson } from './moodle-lesson.ts'
import { readMoodleQuiz } from './moodle-quiz.ts'

/** A piece of HTML, and whose files its pictures are. */
type Part = { html: string; owner: FileOwner }

/** An activity that is being read. */
type Activity = { root: Element; kind: string; name: string; contextId: string; folder: string }

const NOTHING: ReadPart = { lectures: [], left_out: [] }

const told = (what: string, reason: LeftOut['reason']): ReadPart => ({
  lectures: [],
  left_out: [{ what: short(what), reason }],
})

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the activities of a backup, one after the other, and keeps the pictures they show. */
export class ActivityReader {
  readonly pictures = new Map<string, () => Uint8Array>()
  private readonly archive: Archive
  private readonly bank: QuestionBank
  private readonly files: BackupFiles
  constructor(archive: Archive) {
    this.archive = archive
    this.files = new BackupFiles(archive, this.xml('files.xml'))
    this.bank = readBank(this.xml('questions.xml'), (area, itemId) => this.questionFiles(area, itemId))
  }

  /** A file of the backup as a tree; undefined where it has none. @throws UnreadableXml */
  xml(path: string): Element | undefined {
    return this.archive.has(path) ? readXml(this.archive.text(path)) : undefined
  }

  /** The files of a question, with the bytes of its pictures. */
  private questionFiles(area: string, itemId: string): Element[] {
    return this.files.namesOf({ area, itemId }).map((name) => {
      const path = isPicture(name) ? this.files.pathOf({ area, itemId }, name) : undefined
      return element('file', path === undefined ? '' : this.base64(path), { name })
    })
  }

  /** The bytes of a picture; none where it is damaged, so that it is left out and the rest comes. */
  private base64(path: string): string {
    try {
      return Buffer.from(this.archive.bytes(path)).toString('base64')
    } catch (error) {
      if (error instanceof ImportRefused) return ''
      throw error
    }
  }

  /** Pieces of HTML as one lecture to read; none where nothing of them can be read. */
  page(title: string, parts: readonly Part[]): ReadPart {
    // Each piece names files of its own in the same way: its number tells whose they are.
    const html = parts.map((part, at) => part.html.replaceAll('@@PLUGINFILE@@', `@@${at}@@`)).join('\n')
    return pageLecture(html, {
      title,
      pictureAt: (address) => {
        const [, at, rest = ''] = /^@@(\d+)@@(\/.*)$/s.exec(address) ?? []
        const part = parts[Number(at)]
        const path = part && this.files.pictureAt(part.owner, `@@PLUGINFILE@@${rest}`)
        if (path !== undefined) this.pictures.set(path, () => this.archive.bytes(path))
        return path
      },
    })
  }

  private taken({ lectures, left_out, pictures }: ReadPart & Pick<ReadQuestions, 'pictures'>): ReadPart {
    for (const [key, bytes] of pictures ?? []) this.pictures.set(key, bytes)
    return { lectures, left_out }
  }

  /** H5P as Moodle itself has it: a package among the files of the activity. */
  private h5pPackage({ name, contextId }: Activity): ReadPart {
    const file = this.files.namesOf({ contextId }).find((one) => /\.h5p$/i.test(one))
    const path = file && this.files.pathOf({ contextId }, file)
    if (path === undefined) return told(name, 'file_missing')
    try {
      return this.taken(readH5p(openArchive(this.archive.bytes(path)), name, `${path} `))
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error
      return told(name, 'question_broken')
    }
  }

  /** H5P as the program of H5P has it in Moodle: its content is written into the activity. */
  private h5pContent({ root, name, contextId }: Activity): ReadPart {
    const params = json(textAt(root, 'json_content'))
    if (params === undefined) return told(name, 'question_broken')
    return this.taken(
      readH5pContent(
        { library: textAt(root, 'machine_name'), params, title: name },
        {
          keyOf: (path) => (isPicture(path) ? this.files.pathOf({ contextId }, path) : undefined),
          bytesOf: (key) => this.archive.bytes(key),
        },
      ),
    )
  }

  private introOf({ root, contextId }: Activity): Part {
    return { html: written(textAt(root, 'intro')), owner: { contextId, area: 'intro' } }
  }

  /** What is written above an activity as a text of its own; nothing where nothing is. */
  private introPage(activity: Activity): ReadPart {
    const intro = this.introOf(activity)
    return isBlank(intro.html) ? NOTHING : this.page(activity.name, [intro])
  }

  private about(activity: Activity, read: ReadPart): ReadPart {
    return introduced(this.introOf(activity).html, () => this.introPage(activity), read)
  }

  /** Files an activity hands out: what is written about them comes, each is named. */
  private handouts(activity: Activity, area: string): LeftOut[] {
    return this.files
      .namesOf({ contextId: activity.contextId, area })
      .map((file) => ({ what: short(`${activity.name}: ${file}`), reason: 'file_kind' as const }))
  }

  private filesOnly(activity: Activity): ReadPart {
    const files = this.handouts(activity, 'content')
    const named = files.length > 0 ? { lectures: [], left_out: files } : told(activity.name, 'file_kind')
    return merged([this.introPage(activity), named])
  }

  /** What is none here: what is written about it comes, and that it is no more than that is told. */
  private introOnly(activity: Activity): ReadPart {
    const { root, kind, name, contextId } = activity
    // Moodle makes one for news in every course, and writes its words itself.
    const isNews = kind === 'forum' && textAt(root, 'type') === 'news'
    const parts = [
      this.introOf(activity),
      { html: written(textAt(root, 'activity')), owner: { contextId, area: 'activityattachment' } },
    ].filter(({ html }) => !isBlank(html))
    const read = isNews || parts.length === 0 ? NOTHING : this.page(name, parts)
    const reason = read.lectures.length > 0 ? 'only_intro' : 'activity_kind'
    return {
      lectures: read.lectures,
      left_out: [
        ...told(name, reason).left_out,
        ...read.left_out,
        ...this.handouts(activity, 'introattachment'),
      ],
    }
  }

  /** The words teachers explain; those of others are theirs. */
  private glossary(activity: Activity): ReadPart {
    const { root, name, contextId } = activity
    const entries = all(root, 'entries/entry').filter((entry) => textAt(entry, 'teacherentry') === '1')
    if (entries.length === 0) return this.introOnly(activity)
    return this.page(name, [
      this.introOf(activity),
      ...entries.map((entry) => ({
        html: `<h3>${escaped(textAt(entry, 'concept'))}</h3>${textAt(entry, 'definition')}`,
        owner: { contextId, area: 'entry', itemId: entry.attributes['id'] ?? '' },
      })),
    ])
  }

  private lesson(activity: Activity): ReadPart {
    const { root, name, contextId } = activity
    const pages = readLesson(root, name, (page, title) => {
      const owner = { contextId, area: 'page_contents', itemId: page.attributes['id'] ?? '' }
      return this.page(title, [{ html: textAt(page, 'contents'), owner }])
    })
    return pages.lectures.length + pages.left_out.length === 0
      ? this.introOnly(activity)
      : merged([this.introPage(activity), pages])
  }

  private book(activity: Activity): ReadPart {
    const { root, name, contextId } = activity
    const chapters = all(root, 'chapters/chapter').map((chapter) => {
      const owner = { contextId, area: 'chapter', itemId: chapter.attributes['id'] ?? '' }
      return this.page(textAt(chapter, 'title') || name, [{ html: textAt(chapter, 'content'), owner }])
    })
    return merged([this.introPage(activity), ...chapters])
  }

  private readKind(activity: Activity): ReadPart {
    const { root, kind, name, contextId, folder } = activity
    const intro = this.introOf(activity)
    switch (kind) {
      case 'page':
        return this.page(name, [
          intro,
          { html: textAt(root, 'content'), owner: { contextId, area: 'content' } },
        ])
      case 'label':
        return this.page(short(htmlWords(intro.html), 60) || name, [intro])
      case 'book':
        return this.book(activity)
      case 'url': {
        const address = `<p><a href="${escaped(textAt(root, 'externalurl'))}">${escaped(name)}</a></p>`
        return this.page(name, [intro, { html: address, owner: { contextId } }])
      }
      case 'quiz': {
        const grades = this.xml(`${folder}/grades.xml`)
        return this.about(activity, this.taken(readMoodleQuiz(root, name, { bank: this.bank, grades })))
      }
      case 'h5pactivity':
        return this.about(activity, this.h5pPackage(activity))
      case 'hvp':
        return this.about(activity, this.h5pContent(activity))
      case 'lesson':
        return this.lesson(activity)
      // What stands below another section is a section as well, and a bank is what quizzes ask.
      case 'subsection':
      case 'qbank':
        return NOTHING
      case 'glossary':
        return this.glossary(activity)
      case 'resource':
      case 'folder':
        return this.filesOnly(activity)
    }
    return this.introOnly(activity)
  }

  /** Questions of the bank that no quiz asks, by their category. */
  unasked(): LeftOut[] {
    return this.bank.unasked().map(({ name, count }) => ({
      what: short(`${name} (${count})`),
      reason: 'unasked' as const,
    }))
  }

  /**
   * What an activity becomes. Pages, labels, books, lessons, quizzes, H5P and words teachers explain come, addresses as a
   * link; of all else what is written about it, which is told. So is what nobody saw there.
   * @throws UnreadableXml
   */
  read(folder: string, kind: string, title: string): ReadPart {
    const file = this.xml(`${folder}/${kind}.xml`)
    if (!file) return told(title, 'activity_kind')
    const root = first(file, kind) ?? file
    const contextId = file.attributes['contextid'] ?? ''
    const name = textAt(root, 'name') || title
    const part = this.readKind({ root, kind, name, contextId, folder })
    const isHidden = textAt(this.xml(`${folder}/module.xml`), 'visible') === '0'
    return isHidden ? asHidden(name, part) : part
  }
}
