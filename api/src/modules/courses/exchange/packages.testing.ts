import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import type { ImportPlan } from './plan.types.ts'

/** A zip file of texts and bytes by their paths. */
export const zipOf = (files: Record<string, string | Uint8Array>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  )

const BLOCK = 512

const tarHeader = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0, 100)
  header.write('0000644\0', 100)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('0', 156)
  header.write('ustar\0', 257)
  return header
}

/** The same as a gzipped tar file, as Moodle makes large backups. */
export const tarGzOf = (files: Record<string, string | Uint8Array>): Buffer =>
  gzipSync(
    Buffer.concat([
      ...Object.entries(files).flatMap(([name, content]) => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
        return [tarHeader(name, bytes.length), bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]
      }),
      Buffer.alloc(2 * BLOCK),
    ]),
  )

/** A picture of one pixel. */
export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** An H5P package with a main library, its content and the files of that. */
export const h5pOf = (
  library: string,
  content: unknown,
  title = 'Quiz aus H5P',
  files: Record<string, Uint8Array> = {},
): Buffer =>
  zipOf({
    ...files,
    'h5p.json': JSON.stringify({ title, mainLibrary: library, language: 'de' }),
    'content/content.json': JSON.stringify(content),
    'H5P.MultiChoice-1.16/library.json': '{}',
  })

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A text of Word with a heading, marks, a link, a list, a table and a picture. */
export const docxFile = (): Buffer =>
  zipOf({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="rId1" Type="hyperlink" Target="https://www.beispiel.de/" TargetMode="External"/>
      <Relationship Id="rId2" Type="image" Target="media/image1.png"/>
      <Relationship Id="rId3" Type="image" Target="../../../etc/passwd"/></Relationships>`,
    'word/media/image1.png': PNG,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>
      <w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>Woche 1: Atmen</w:t></w:r></w:p>
      <w:p><w:r><w:t xml:space="preserve">Leg dich </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>bequem</w:t></w:r><w:r><w:t xml:space="preserve"> hin. </w:t></w:r><w:hyperlink r:id="rId1"><w:r><w:t>Mehr dazu</w:t></w:r></w:hyperlink></w:p>
      <w:p><w:del><w:r><w:delText>Gelöschtes</w:delText></w:r></w:del><w:ins><w:r><w:t>Eingefügtes</w:t></w:r></w:ins></w:p>
      <w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Erstens</w:t></w:r></w:p>
      <w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Zweitens</w:t></w:r></w:p>
      <w:tbl><w:tr><w:tc><w:p><w:r><w:t>Tag</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Übung</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
      <w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Bild" descr="Eine Matte"/><a:blip r:embed="rId2"/></wp:inline></w:drawing></w:r></w:p>
      <w:p><w:r><w:drawing><wp:inline><wp:docPr id="2" name="Bild" descr="Fremdes"/><a:blip r:embed="rId3"/></wp:inline></w:drawing></w:r></w:p>
    </w:body></w:document>`,
  })

const slide = (title: string, lines: string[]): string =>
  `<?xml version="1.0"?><p:sld xmlns:p="http://p" xmlns:a="http://a" xmlns:r="http://r"><p:cSld><p:spTree>
    <p:sp><p:nvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:txBody></p:sp>
    <p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr><p:txBody>${lines.map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>
  </p:spTree></p:cSld></p:sld>`

/** A presentation whose slides are shown in another order than they are numbered. */
export const pptxFile = (): Buffer =>
  zipOf({
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation xmlns:p="http://p" xmlns:r="http://r"><p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Target="slides/slide1.xml"/><Relationship Id="rId2" Target="slides/slide2.xml"/></Relationships>`,
    'ppt/slides/slide1.xml': slide('Zum Schluss', ['Ein Satz.']),
    'ppt/slides/slide2.xml': slide('Ankommen', ['Hinlegen', 'Atmen', 'Spüren']),
  })

/** A PDF of one page with a large line and two small ones. */
export const pdfFile = (): Buffer => {
  const content = [
    'BT /F1 24 Tf 72 720 Td (Ruhig atmen) Tj ET',
    'BT /F1 12 Tf 72 680 Td (Leg dich bequem hin und) Tj ET',
    'BT /F1 12 Tf 72 665 Td (atme langsam aus.) Tj ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}

const moodle = {
  'moodle_backup.xml': `<?xml version="1.0"?><moodle_backup><information><original_course_fullname>Rückenschule</original_course_fullname><contents>
    <activities>
      <activity><moduleid>1</moduleid><sectionid>7</sectionid><modulename>page</modulename><title>Lies das</title><directory>activities/page_1</directory></activity>
      <activity><moduleid>2</moduleid><sectionid>7</sectionid><modulename>quiz</modulename><title>Prüfe dich</title><directory>activities/quiz_2</directory></activity>
      <activity><moduleid>3</moduleid><sectionid>8</sectionid><modulename>forum</modulename><title>Nachrichten</title><directory>activities/forum_3</directory></activity>
      <activity><moduleid>4</moduleid><sectionid>8</sectionid><modulename>url</modulename><title>Mehr</title><directory>activities/url_4</directory></activity>
    </activities>
    <sections><section><sectionid>7</sectionid><title>1</title><directory>sections/section_7</directory></section><section><sectionid>8</sectionid><title>2</title><directory>sections/section_8</directory></section></sections>
  </contents></information></moodle_backup>`,
  'sections/section_7/section.xml':
    '<section id="7"><name>Woche 1</name><summary>&lt;p&gt;Los geht es&lt;/p&gt;</summary></section>',
  'sections/section_8/section.xml': '<section id="8"><name>$@NULL@$</name><summary></summary></section>',
  'activities/page_1/page.xml':
    '<activity id="1" modulename="page" contextid="31"><page id="1"><name>Lies das</name><intro></intro><content>&lt;h2&gt;Stehen&lt;/h2&gt;&lt;p&gt;Steh auf.&lt;/p&gt;&lt;p&gt;&lt;img src="@@PLUGINFILE@@/matte%20rot.png" alt="Eine Matte"&gt;&lt;/p&gt;</content></page></activity>',
  'activities/quiz_2/quiz.xml':
    '<activity id="2" modulename="quiz" contextid="32"><quiz id="2"><name>Prüfe dich</name><question_instances><question_instance id="1"><question_reference><questionbankentryid>501</questionbankentryid></question_reference></question_instance></question_instances></quiz></activity>',
  'activities/url_4/url.xml':
    '<activity id="4" modulename="url" contextid="34"><url id="4"><name>Mehr</name><intro></intro><externalurl>https://www.beispiel.de/mehr</externalurl></url></activity>',
  'questions.xml': `<?xml version="1.0"?><question_categories><question_category id="1"><question_bank_entries><question_bank_entry id="501"><question_version><question_versions><questions><question id="900"><name>Bücken</name><questiontext>&lt;p&gt;Wie hebst du?&lt;/p&gt;</questiontext><generalfeedback></generalfeedback><defaultmark>1.0</defaultmark><qtype>multichoice</qtype>
    <plugin_qtype_multichoice_question><answers><answer id="1"><answertext>Aus den Knien</answertext><fraction>1.0000000</fraction></answer><answer id="2"><answertext>Aus dem Rücken</answertext><fraction>0.0000000</fraction></answer></answers><multichoice id="1"><single>1</single></multichoice></plugin_qtype_multichoice_question>
    </question></questions></question_versions></question_version></question_bank_entry></question_bank_entries></question_category></question_categories>`,
  'files.xml':
    '<files><file id="1"><contenthash>abcdef0123</contenthash><contextid>31</contextid><filepath>/</filepath><filename>matte rot.png</filename></file></files>',
  'files/ab/abcdef0123': PNG,
  'users.xml': '<users><user id="3"><email>geheim@beispiel.de</email></user></users>',
}

/** A backup of a small Moodle course, as a zip file or a gzipped tar file. */
export const moodleBackup = (pack: (files: Record<string, string | Uint8Array>) => Buffer = zipOf): Buffer =>
  pack(moodle)

/** A course of Open edX with a text, two problems and a film. */
export const olxFile = (): Buffer =>
  tarGzOf({
    'course/course.xml': '<course url_name="2026" org="Verein" course="Ruecken"/>',
    'course/course/2026.xml': '<course display_name="Rücken stärken"><chapter url_name="c1"/></course>',
    'course/chapter/c1.xml': '<chapter display_name="Einheit 1"><sequential url_name="s1"/></chapter>',
    'course/sequential/s1.xml': '<sequential display_name="Los"><vertical url_name="v1"/></sequential>',
    'course/vertical/v1.xml':
      '<vertical display_name="Prüfe dich"><html url_name="h1"/><problem url_name="p1"/><problem url_name="p2"/><video url_name="f1"/></vertical>',
    'course/html/h1.xml': '<html filename="h1" display_name="Lies das"/>',
    'course/html/h1.html':
      '<p>Steh auf.</p><script>alert(1)</script><img src="/static/matte.png" alt="Matte">',
    'course/static/matte.png': PNG,
    'course/problem/p1.xml': `<problem display_name="Heben"><multiplechoiceresponse><label>Wie hebst du?</label><choicegroup><choice correct="true">Aus den <b>Knien</b><choicehint>Genau</choicehint></choice><choice correct="false">Aus dem Rücken</choice></choicegroup></multiplechoiceresponse><solution><p>Das schont.</p></solution></problem>`,
    'course/problem/p2.xml':
      '<problem><p>Wie lange?</p><numericalresponse answer="60"><responseparam type="tolerance" default="10%"/><formulaequationinput/></numericalresponse></problem>',
    'course/video/f1.xml': '<video display_name="Der Film" youtube_id_1_0="x"/>',
  })

/** A cartridge with a page, a link, a quiz and something that is none of these. */
export const cartridgeFile = (): Buffer =>
  zipOf({
    'imsmanifest.xml': `<?xml version="1.0"?><manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
      <metadata><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Gesunder Rücken</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
      <organizations><organization><item identifier="root"><item identifier="w1"><title>Woche 1</title>
        <item identifier="i1" identifierref="r1"><title>Lies das</title></item><item identifier="i2" identifierref="r2"><title>Mehr</title></item>
        <item identifier="i3" identifierref="r3"><title>Prüfe dich</title></item><item identifier="i4" identifierref="r4"><title>Diskussion</title></item>
      </item></item></organization></organizations>
      <resources><resource identifier="r1" type="webcontent" href="wiki_content/lies.html"><file href="wiki_content/lies.html"/></resource>
        <resource identifier="r2" type="imswl_xmlv1p1"><file href="link.xml"/></resource>
        <resource identifier="r3" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="quiz/qti.xml"/></resource>
        <resource identifier="r4" type="imsdt_xmlv1p1"><file href="topic.xml"/></resource></resources></manifest>`,
    'wiki_content/lies.html':
      '<html><body><h1>Stehen</h1><p>Steh auf.</p><img src="$IMS-CC-FILEBASE$/matte.png" alt="Matte"></body></html>',
    'web_resources/matte.png': PNG,
    'link.xml':
      '<webLink xmlns="http://x"><title>Mehr</title><url href="https://www.beispiel.de/"/></webLink>',
    'topic.xml': '<topic/>',
    'quiz/qti.xml': `<questestinterop><assessment title="Prüfe dich"><section><item ident="q1"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.multiple_choice.v0p1</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
      <presentation><material><mattext texttype="text/html">&lt;p&gt;Wie hebst du?&lt;/p&gt;</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>Aus den Knien</mattext></material></response_label><response_label ident="b"><material><mattext>Aus dem Rücken</mattext></material></response_label></render_choice></response_lid></presentation>
      <resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>
      <item ident="q2"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>cc.essay.v0p1</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>Schreib einen Aufsatz.</mattext></material></presentation></item></section></assessment></questestinterop>`,
  })

/** What a file becomes: each chapter's title, and its lectures with their kind. */
export const outline = (plan: ImportPlan): string[][] =>
  plan.chapters.map(({ title, lectures }) => [title, ...lectures.map((one) => `${one.type}: ${one.title}`)])

/** All that is written in what a file becomes. */
export const textOf = (plan: ImportPlan): string => JSON.stringify(plan.chapters)
