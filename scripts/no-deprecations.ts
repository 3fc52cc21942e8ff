const option = '--throw-deprecation'
const options = process.env.NODE_OPTIONS ?? ''

/**
 * For a process that is started: the earlier options of Node, and to throw where it would warn of what is deprecated.
 */
export const nodeOptions = options.includes(option) ? options : `${options} ${option}`.trim()

// Here as well, where Node got no such option and the property can be set, and in every process that is started from
// here.
if (!process.throwDeprecation) process.throwDeprecation = true
process.env.NODE_OPTIONS = nodeOptions
