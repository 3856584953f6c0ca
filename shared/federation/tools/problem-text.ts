/** What webpack says is wrong, without the stack of the compiler's own code that swc adds to it. */
export const problemText = ({
  message,
  moduleName,
}: {
  message: string
  moduleName?: string | undefined
}): string =>
  [...(moduleName ? [moduleName] : []), message.replace(/\n+Stack backtrace:[\s\S]*$/, '')].join('\n')
