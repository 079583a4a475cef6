import { zipPieces } from '@corroborate/evidence';
import { EventLoopYielder, mapYielding } from '@corroborate/domain';
import type { SubjectFile } from './subject-access';
import { formatSubjectFile } from './subject-file.messages';

/** ZIP archive for the person who made the request, with a text file and a JSON file. Deterministic. */
export async function subjectArchive(file: SubjectFile): Promise<Buffer> {
  const share = new EventLoopYielder();
  const words = await formatSubjectFile(file);
  await share.pause();
  const text = Buffer.from(words);
  await share.pause();
  const files = [
    { name: 'what-is-kept.txt', bytes: text },
    { name: 'what-is-kept.json', bytes: await encodeJson(file) },
  ];
  return Buffer.concat(await mapYielding(zipPieces(files), (piece) => piece));
}

/** `JSON.stringify(file, null, 2)`, written in parts, because one call would block the event loop. */
async function encodeJson(file: SubjectFile): Promise<Buffer> {
  const whole = `${JSON.stringify({ ...file, finds: [] }, null, 2)}\n`;
  if (file.finds.length === 0) return Buffer.from(whole);
  // Quotes in values are escaped, so only the key itself can match.
  const at = whole.indexOf(NOTHING_FOUND) + NOTHING_FOUND.length - 1;
  const finds = await mapYielding(file.finds.entries(), ([index, find]) =>
    Buffer.from(`${index > 0 ? ',' : ''}\n${JSON.stringify(find, null, 2)}`.replaceAll('\n', '\n    ')),
  );
  return Buffer.concat([Buffer.from(whole.slice(0, at)), ...finds, Buffer.from(`\n  ${whole.slice(at)}`)]);
}

const NOTHING_FOUND = '\n  "finds": []';
