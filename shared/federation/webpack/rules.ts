import type { ModuleOptions } from 'webpack'

/** How sources become browser code; equal in the shell and every remote. */
export const moduleRules = (): ModuleOptions['rules'] => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
    },
  },
  // A package whose own files omit the extension is still welcome.
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  { test: /\.(woff2|svg|png|jpg|webp|avif|mp4)$/, type: 'asset/resource' },
]
