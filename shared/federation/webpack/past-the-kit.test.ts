import { judgeImport, judgeStyles } from './past-the-kit.ts'

const judge = (request: string): string | undefined =>
  judgeImport(request, '/repo/mf-x/src/features/a', '/repo/mf-x', ['hls.js', '@scope/player'])?.reason

describe('what a remote may import', () => {
  it.each([
    'react',
    'react/jsx-runtime',
    '@kursportal/shared/ui',
    '@kursportal/shared/ui/forms',
    '@kursportal/shared/query',
    '@kursportal/shared/contract',
    '@kursportal/shared/domain',
    './Part.tsx',
    '../../texts/index.ts',
    'hls.js',
    'hls.js/light',
    '@scope/player/react',
  ])('%s is fine', (request) => {
    expect(judge(request)).toBeUndefined()
  })

  it.each([
    ['@mui/material/Button', 'use @kursportal/shared/ui'],
    ['@emotion/react', 'use @kursportal/shared/ui'],
    ['react-router-dom', 'use @kursportal/shared/router'],
    ['@tanstack/react-query', 'use @kursportal/shared/query'],
    ['react-i18next', 'use @kursportal/shared/i18n'],
    ['zustand/middleware', 'use @kursportal/shared/store'],
    ['react-hook-form', 'use @kursportal/shared/ui/forms'],
    ['react-dom/client', 'only the shell mounts'],
    ['@kursportal/shared/theme', 'not part of the kit'],
    ['@kursportal/mf-admin/src/x.ts', 'do not import each other'],
    ['../../../../mf-y/src/x.ts', 'outside of the remote'],
    ['../../../../shell/src/x.ts', 'outside of the remote'],
    ['./page.css', 'for the whole page'],
    ['./page.module.css', 'for the whole page'],
    ['@scope/player/theme.css', 'for the whole page'],
    ['lodash', 'does not list it under dependencies'],
  ])('%s is refused: %s', (request, reason) => {
    expect(judge(request)).toContain(reason)
  })

  it.each([
    ['./skin.css', true],
    ['player/dist/skin.scss?inline', true],
    ['./css.js', false],
    ['./less', false],
  ])('%s, by a package, is refused: %s', (request, refused) => {
    expect(judgeStyles(request) !== undefined).toBe(refused)
  })
})
