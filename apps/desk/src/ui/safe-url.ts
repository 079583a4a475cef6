/** The URL if its scheme is http or https; null for others, which are shown as text. */
export function safeUrl(url: string | null | undefined): string | null {
  try {
    const parsed = new URL(url ?? '');
    return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed.href : null;
  } catch {
    return null;
  }
}
