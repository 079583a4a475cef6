import type { RatingFile } from '../../api/administration';
import { t } from '../../messages';

/** Maximum characters accepted by the API. */
const MAX = 2_000_000;
const LONGEST_NAME = 200;

/**
 * Text of a chosen file.
 * @throws Error if it is too large
 */
export async function readFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<RatingFile> {
  // A UTF-8 text has between a quarter and all as many characters as bytes.
  const content = file.size > 4 * MAX ? null : await file.text();
  if (content === null || content.length > MAX)
    throw new Error(t('admin.fileTooLarge', { file: file.name, most: MAX / 1_000_000 }));
  return { file_name: file.name.slice(-LONGEST_NAME), content };
}
