import type { ModuleOptions } from 'webpack'

/**
 * How sources become browser code; equal in the shell and every remote.
 * @param hot written so that React Refresh can replace components on the page
 */
export const moduleRules = (hot: boolean): NonNullable<ModuleOptions['rules']> => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        target: 'es2022',
      },
    },
  },
  // A package whose own files omit the extension is still welcome.
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  { test: /\.(woff2|svg|png|jpg|webp|avif|mp4)$/, type: 'asset/resource' },
]
