import { zipOf } from './packages.testing.ts'

const cdata = (text: string): string => `<![CDATA[${text}]]>`
const set = (list: string, values: Record<string, string>): string =>
  `<${list.replace('Property', 'Properties')}>${Object.entries(values)
    .map(([key, value]) => `<${list}><key>${key}</key><value>${value}</value></${list}>`)
    .join('')}</${list.replace('Property', 'Properties')}>`
/** A part of a box, by its kind. */
export const part = (kind: string, params: unknown, html = '', values: Record<string, string> = {}): string =>
  `<odeComponent><odeIdeviceTypeName>${kind}</odeIdeviceTypeName><htmlView>${cdata(html)}</htmlView><jsonProperties>${cdata(params === undefined ? '' : JSON.stringify(params))}</jsonProperties>${set('odeComponentsProperty', values)}</odeComponent>`
export const text = (html: string, more: object = {}): string =>
  part('text', { textTextarea: html, ...more }, html)
export const box = (name: string, parts: string[], values: Record<string, string> = {}): string =>
  `<odePagStructure><blockName>${name}</blockName>${set('odePagStructureProperty', values)}<odeComponents>${parts.join('')}</odeComponents></odePagStructure>`

/** A page by its id, which is in its name, too; where it lies and what is on it. */
export type ExePage = {
  id: string
  parent?: string
  order?: number
  boxes?: string[]
  values?: Record<string, string>
}
const pageOf = ({ id, parent = '', order = 0, boxes = [], values = {} }: ExePage): string =>
  `<odeNavStructure><odePageId>${id}</odePageId><odeParentPageId>${parent}</odeParentPageId><pageName>Seite ${id}</pageName><odeNavStructureOrder>${order}</odeNavStructureOrder>${set('odeNavStructureProperty', values)}<odePagStructures>${boxes.join('')}</odePagStructures></odeNavStructure>`
const project = (pages: readonly ExePage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ode SYSTEM "content.dtd">\n<ode xmlns="http://www.intef.es/xsd/ode" version="2.0"><odeProperties><odeProperty><key>pp_title</key><value>Rücken</value></odeProperty></odeProperties><odeNavStructures>${pages.map(pageOf).join('')}</odeNavStructures></ode>`

/** A project of eXeLearning as it is saved. */
export const exeFile = (
  pages: readonly ExePage[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Buffer => zipOf({ 'content.xml': project(pages), 'index.html': '<html></html>', ...files })
