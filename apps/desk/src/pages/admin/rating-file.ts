import type { RatingFile } from '../../api/administration';

/** Characters that the API takes. */
const MOST = 2_000_000;
const LONGEST_NAME = 200;

/** The text of a chosen file. @throws Error where it is too large to be sent */
export async function readFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<RatingFile> {
  // No text has more characters than bytes, or fewer than a quarter of them.
  const content = file.size > 4 * MOST ? null : await file.text();
  if (content === null || content.length > MOST)
    throw new Error(`${file.name} is too large: at most ${MOST / 1_000_000} million characters.`);
  return { file_name: file.name.slice(-LONGEST_NAME), content };
}
