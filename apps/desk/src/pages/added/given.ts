import type { NewSource } from '../../api/investigations';

/** Contents of the form: a URL or a text, with details for a text. */
export interface SourceInput {
  what: string;
  title: string;
  replyFrom: string;
}

export const EMPTY_INPUT: SourceInput = { what: '', title: '', replyFrom: '' };

const isUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** Source in the format of the API: anything that is not a URL is a text. */
export function toNewSource({ what, title, replyFrom }: SourceInput): NewSource {
  const given = what.trim();
  if (isUrl(given)) return { url: given };
  return {
    text: given,
    ...(title.trim() ? { title: title.trim() } : {}),
    ...(replyFrom.trim() ? { reply_from: replyFrom.trim() } : {}),
  };
}

/** Source from a chosen file: PDFs unchanged, all other files as text. */
export async function fileToNewSource(file: Pick<File, 'name' | 'arrayBuffer'>): Promise<NewSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const title = file.name;
  if (!start.includes('%PDF-')) return { text: new TextDecoder().decode(bytes), title };
  return { pdf: toBase64(bytes), title };
}

/** Encodes in chunks, because the number of arguments in a call is limited. */
function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000;
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(String.fromCharCode(...bytes.subarray(at, at + piece)));
  return btoa(parts.join(''));
}
