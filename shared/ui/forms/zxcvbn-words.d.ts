/** The word lists one by one: the package's types know only all of them together. */
declare module '@zxcvbn-ts/language-de/dist/*.json.esm.js' {
  const words: string[]
  export default words
}
