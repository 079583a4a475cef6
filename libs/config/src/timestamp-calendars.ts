import { z } from 'zod';

/** `TIMESTAMP_CALENDARS`: addresses of calendars of OpenTimestamps with commas between them, each once. */
export const timestampCalendars = (meaning: string) =>
  z
    .string()
    .default('')
    .transform((text, context): string[] => {
      const parts = text.split(',').map((part) => part.trim());
      const read = parts.filter((part) => part !== '').map(calendarIn);
      const good = read.filter((one) => one !== null);
      if (good.length === read.length && new Set(good).size === good.length) return good;
      const message =
        good.length < read.length
          ? 'must be addresses with https:// or http://, commas between them, without a password, a query or a #'
          : 'must not name a calendar twice';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .describe(meaning);

/** Paths are put behind it. */
function calendarIn(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  return `${url.origin}${url.pathname}`.replace(/\/$/, '');
}
