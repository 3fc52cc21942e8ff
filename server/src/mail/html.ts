const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

/** A mail's page: one column, read in order, in the reader's own colours and size. `body` is HTML. */
export const mailPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font-family:sans-serif;line-height:1.5">
<h1 style="font-size:22px">${escapeHtml(title)}</h1>
${body}
</body>
</html>
`
