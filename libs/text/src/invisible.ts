/**
 * Control characters but tab and line breaks, soft hyphens, marks of direction and what has no width. What joins
 * letters or signs stays: Persian words and many emoji are written with it.
 */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f' +
    '\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]',
  'g',
);

/** The text without what no one sees, and without half characters, which databases and queues refuse. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').toWellFormed();
