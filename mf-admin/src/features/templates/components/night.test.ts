import { shownAt } from './night.ts'

const mail = `<!doctype html><html><head><style>@media (prefers-color-scheme: dark) {
  .page { background: #161a19 !important; }
  .ink, .card { color: #eef2f0 !important; }
}</style></head><body class="page" style="margin:0;background:#f6f4ee"><p class="card">Hallo</p></body></html>`

it('shows a mail by night as its own style sheet says, and has no sheet', () => {
  const night = shownAt(mail, 'night')
  expect(night).not.toContain('<style>')
  expect(night).toMatch(
    /<body class="page" style="margin: ?0(px)?; background: (#161a19|rgb\(22, 26, 25\));">/,
  )
  expect(night).toMatch(/<p class="card" style="color: (#eef2f0|rgb\(238, 242, 240\));">/)
})

it('leaves a mail by day as it is', () => {
  expect(shownAt(mail, 'day')).toMatch(/<p class="card">Hallo/)
})
