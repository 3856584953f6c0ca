import { jest } from '@jest/globals'
import { renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { PlayerSettings, type PlayerChoices } from './PlayerSettings.tsx'
import { startsNext } from './remembered.ts'

beforeEach(() => {
  localStorage.clear()
  // jsdom knows the element, but neither of its ways to open.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})

const open = (qualities: PlayerChoices['qualities'] = [], leadsOn = true) => {
  const opener = document.body.appendChild(document.createElement('button'))
  const choose = jest.fn()
  const onClose = jest.fn()
  const onSpeed = jest.fn()
  const onQuality = jest.fn()
  const { user } = renderPage(
    <PlayerSettings
      choices={{ speed: 1, qualities, quality: -1 }}
      onSpeed={(speed) => onSpeed(speed)}
      onQuality={(quality) => onQuality(quality)}
      opener={{ current: opener }}
      leadsOn={leadsOn}
      onClose={() => onClose()}
      captions={{
        tracks: [{ language: 'de', label: 'Deutsch', url: 'https://films.example/de.vtt' }],
        language: '',
        choose: (language) => choose(language),
        toggle: () => undefined,
        lines: [],
        failed: false,
      }}
    />,
  )
  return { user, choose, onClose, onSpeed, onQuality }
}

it('says everything in German and in numbers as one writes them', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked()
  for (const name of ['0,5-fach', '1,25-fach', '2-fach', 'Aus', 'Deutsch'])
    expect(screen.getByRole('radio', { name })).toBeInTheDocument()
})

it('plays at the speed that is chosen', async () => {
  const { user, onSpeed } = open()
  await user.click(screen.getByRole('radio', { name: '1,5-fach' }))
  expect(onSpeed).toHaveBeenCalledWith(1.5)
  expect(screen.getByRole('radio', { name: '1,5-fach' })).toBeChecked()
})

it('chooses captions, and the quality where there are several', async () => {
  const { user, onQuality, choose } = open([
    { index: 1, height: 720 },
    { index: 0, height: 360 },
  ])
  await user.click(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(choose).toHaveBeenCalledWith('de')
  expect(screen.getByRole('radio', { name: 'Automatisch' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: '720p' }))
  expect(onQuality).toHaveBeenCalledWith(1)
})

it('offers no quality where there is one', () => {
  open([{ index: 0, height: 360 }])
  expect(screen.queryByRole('radio', { name: '360p' })).not.toBeInTheDocument()
})

it('remembers whether the next lecture starts by itself, and asks that only where one may follow', async () => {
  const { user } = open()
  await user.click(screen.getByRole('switch', { name: 'Nächste Lektion automatisch starten' }))
  expect(startsNext()).toBe(true)
})

it('is closed by its cross', async () => {
  const { user, onClose } = open([], false)
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
