// ffmpeg, for whoever draws films: found and run as the platform itself does.
export { runTool } from '../../platform/media/run-tool.ts'
export { findMediaTools } from '../../platform/media/tools.ts'
