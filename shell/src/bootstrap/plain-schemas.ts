/**
 * Tells every copy of the schema library on the page not to try building code from text: our policy forbids it, and the
 * browser would report each try. All copies look at this object of zod's (`z.config` writes into it). Before any schema.
 */
export const keepSchemasPlain = (): void => {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
