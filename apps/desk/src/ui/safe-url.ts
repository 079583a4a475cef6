/** An address that may be opened: http or https alone; everything else is shown as text. */
export function safeUrl(url: string | null | undefined): string | null {
  try {
    const parsed = new URL(url ?? '');
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : null;
  } catch {
    return null;
  }
}
