/**
 * The parts of the kit in the order in which they begin to run, each in a turn of its own: a slow device would stand
 * still for half a second otherwise. Whatever a part needs runs with it, so what many need comes first.
 */
export const kitPieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@kursportal/shared/i18n'),
  () => import(/* webpackMode: "eager" */ '@kursportal/shared/query'),
  () => import(/* webpackMode: "eager" */ '@kursportal/shared/router'),
  () => import(/* webpackMode: "eager", webpackExports: ["CacheProvider"] */ '@emotion/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createKursportalTheme", "ThemeRoot"] */ '@kursportal/shared/theme'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/IconButton'),
  () => import(/* webpackMode: "eager", webpackExports: ["default"] */ '@mui/material/Alert'),
  () => import(/* webpackMode: "eager" */ '@kursportal/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@kursportal/shared/store'),
]
