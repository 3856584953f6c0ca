import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with what browsers have and it lacks: text coding, and `fetch` with its classes, from Node. A canvas draws nothing. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.hasStyles = config.projectConfig.testEnvironmentOptions.styles === true
    const fromNode = {
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
    }
    Object.assign(this.global, fromNode)
    this.global.HTMLCanvasElement.prototype.getContext = () => null
  }
}
