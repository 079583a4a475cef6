/**
 * Control characters except tab and line breaks, soft hyphens, direction marks and zero-width characters. Joiners are
 * kept: Persian and many emoji need them.
 */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f' +
    '\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]',
  'g',
);

/** Removes invisible characters and lone surrogates, which databases and queues reject. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '').toWellFormed();
