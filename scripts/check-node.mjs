/**
 * Run after `npm ci`, in plain JavaScript for any Node. npm leaves out platform packages whose engines its own Node does
 * not fit (Vite's bundler wants these versions) without an error, and the first build would fail without saying why.
 */
const [, version = process.version.slice(1)] = /node\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '') ?? []
const [major = 0, minor = 0] = version.split('.').map(Number)
const isFit = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
if (!isFit) {
  console.error(`npm runs on Node ${version}. Install Node 24, or 20.19 or 22.12 at least, and run npm ci again.`)
  process.exit(1)
}
