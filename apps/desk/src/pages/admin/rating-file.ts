import type { RatingFile } from '../../api/administration';
import { t } from '../../messages';

/** Maximum characters accepted by the API. */
const MAX_FILE_LENGTH = 2_000_000;
const MAX_NAME_LENGTH = 200;

/**
 * Text of a chosen file.
 * @throws Error if it is too large
 */
export async function readRatingFile(file: Pick<File, 'name' | 'size' | 'text'>): Promise<RatingFile> {
  // UTF-8 takes 1 to 4 bytes per character, so a file above four times the limit is too long.
  const content = file.size > 4 * MAX_FILE_LENGTH ? null : await file.text();
  if (content === null || content.length > MAX_FILE_LENGTH)
    throw new Error(t('admin.fileTooLarge', { file: file.name, most: MAX_FILE_LENGTH / 1_000_000 }));
  return { file_name: file.name.slice(-MAX_NAME_LENGTH), content };
}
