/** A mail as a mail server hands it over, in answer to another. */
export const mailFrom = (
  from: string,
  { id, answers, text, headers = [] }: { id: string; answers: string; text: string; headers?: string[] },
): string =>
  Buffer.from(
    [
      `From: <${from}>`,
      'To: hello@kinpaw.example',
      `Message-ID: <${id}@example.org>`,
      `In-Reply-To: ${answers}`,
      ...headers,
      '',
      text,
    ].join('\r\n'),
  ).toString('base64')
