// What page tests load in place of lucide-react: as modules of their own its icons are two thirds of what a test file loads.
module.exports = require('lucide-react/dist/cjs/lucide-react.js')
