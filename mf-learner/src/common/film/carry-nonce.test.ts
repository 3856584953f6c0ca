import { carryNonce } from './carry-nonce.ts'

class Button extends HTMLElement {
  static getTemplateHTML = (attributes: { label?: string } = {}) =>
    `<style>${this.sheet}</style>${attributes.label ?? ''}<template><style id="inner"></style></template>`
  static sheet = 'a {}'
}
class PlayButton extends Button {}

describe('styles inside of elements', () => {
  const before = [Button.getTemplateHTML, PlayButton.getTemplateHTML]

  it('stay as they are where there is no policy', () => {
    carryNonce([Button, PlayButton], '')
    expect([Button.getTemplateHTML, PlayButton.getTemplateHTML]).toEqual(before)
  })

  it('carry the nonce once, inherited templates too; what is no element is left alone', () => {
    carryNonce([Button, PlayButton, undefined, 'text', () => 'no element'], 'abc')
    for (const element of [Button, PlayButton])
      expect(element.getTemplateHTML({ label: 'Start' })).toBe(
        '<style nonce="abc">a {}</style>Start<template><style nonce="abc" id="inner"></style></template>',
      )
  })
})
