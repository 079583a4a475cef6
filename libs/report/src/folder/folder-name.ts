import { fold } from '@corroborate/text';

/** Maximum length of a folder name, in characters. */
const MAX_NAME = 60;
const MAX_WORDS = 8;

/** Words of a title in ASCII letters and digits, joined by hyphens; may be empty. */
function slugOf(title: string, most: number): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, MAX_WORDS).reduce((slug, word) => {
    const longer = slug === '' ? word : `${slug}-${word}`;
    return longer.length <= most ? longer : slug;
  }, '');
}

/** `case-12-library-roof-collapses`, or `case-12` for a title without ASCII words. */
export function folderNameOf(investigationId: number, title: string): string {
  const name = `case-${investigationId}`;
  const slug = slugOf(title, MAX_NAME - name.length - 1);
  return slug === '' ? name : `${name}-${slug}`;
}

export const caseIdOf = (investigationId: number, title: string): string =>
  slugOf(title, MAX_NAME) || `case-${investigationId}`;
