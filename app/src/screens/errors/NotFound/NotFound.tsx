export function NotFound() {
  return <h1>This page has wandered off</h1>
}
