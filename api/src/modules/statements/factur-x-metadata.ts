const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const property = (name: string, description: string): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** PDF/A wants every schema of metadata that is not its own described in the file. */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  property('DocumentFileName', 'name of the embedded XML invoice file'),
  property('DocumentType', 'INVOICE'),
  property('Version', 'The actual version of the Factur-X XML schema'),
  property('ConformanceLevel', 'The conformance level of the embedded Factur-X data'),
].join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`

const values = `<rdf:Description rdf:about="" xmlns:fx="${FX}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`

/**
 * Says in the metadata of a PDF/A-3 that it holds a Factur-X invoice, by an update behind its end: what the typesetter
 * wrote stays byte for byte.
 * @throws Error when the file is not built as the typesetter builds it
 */
export const withFacturXMetadata = (file: Buffer): Buffer => {
  const text = file.toString('latin1')
  const [, object = '', size = '', root = '', info = '', id = '', before = ''] =
    /\/Metadata (\d+) 0 R[^]*trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+ 0 R)\s*\/Info (\d+ 0 R)\s*\/ID (\[[^]*?\])\s*>>\s*startxref\s*(\d+)\s*%%EOF/.exec(
      text,
    ) ?? []
  const opening = text.indexOf(`\n${object} 0 obj`)
  const begin = text.indexOf('stream', opening) + 'stream'.length
  const start = begin + (text[begin] === '\r' ? 2 : 1)
  const end = text.indexOf('endstream', start)
  if (!object || opening < 0 || end < 0) throw new Error('The PDF holds no metadata to add to')
  const metadata = Buffer.from(
    file
      .subarray(start, end)
      .toString('utf8')
      .replace('<pdfaExtension:schemas><rdf:Bag>', `$&${schema}`)
      .replace('</rdf:RDF>', `${values}</rdf:RDF>`)
      .trimEnd(),
  )
  const head = Buffer.from(
    `\n${object} 0 obj\n<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>\nstream\n`,
  )
  const tail = Buffer.from('\nendstream\nendobj\n')
  const table = file.length + head.length + metadata.length + tail.length
  const offset = String(file.length + 1).padStart(10, '0')
  const xref = Buffer.from(
    `xref\n${object} 1\n${offset} 00000 n \ntrailer\n<< /Size ${size} /Root ${root} /Info ${info} /ID ${id} /Prev ${before} >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  )
  return Buffer.concat([file, head, metadata, tail, xref])
}
