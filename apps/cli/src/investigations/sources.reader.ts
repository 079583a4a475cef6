import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ADDED_SOURCE_LIMITS, CorroborateError, readAddedSource, type AddedSourceDraft } from '@corroborate/domain';
import type { SourceInput } from './investigations.port';

/** Maximum file size in bytes; larger files are not read. A character can take four bytes. */
const MAX_BYTES = Math.max(ADDED_SOURCE_LIMITS.pdfBytes, ADDED_SOURCE_LIMITS.text * 4);

/**
 * Parses a source argument: a URL, or the path of a text or PDF file.
 * @throws CorroborateError `invalid-input`
 */
export async function readSourceArgument(what: string): Promise<SourceInput> {
  const sent: SourceInput = /^[a-z][a-z0-9+.-]*:\/\//i.test(what) ? { url: what } : await readSourceFile(what);
  toSourceDraft(sent);
  return sent;
}

/**
 * Validates a source against the shared contract.
 * @throws CorroborateError `invalid-input`
 */
export function toSourceDraft(sent: SourceInput): AddedSourceDraft {
  const read = readAddedSource(sent);
  if (read.ok) return read.source;
  const problems = read.faults.map(({ path, detail }) => `${path.join('.') || 'it'} ${detail}`).join('; ');
  throw new CorroborateError('invalid-input', `The source is invalid: ${problems}.`, {
    hint: 'Give an http or https URL, or the path of a text or PDF file.',
  });
}

async function readSourceFile(path: string): Promise<SourceInput> {
  const bytes = await bytesOf(path);
  const title = basename(path);
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { pdf: bytes.toString('base64'), title };
  return { text: bytes.toString('utf8'), title };
}

/** Reads a file up to the maximum size. */
async function bytesOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `The file ${path} cannot be read.`, {
      cause,
      hint: 'Give an http or https URL, or the path of a text or PDF file.',
    });
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile() || stat.size > MAX_BYTES)
      throw new CorroborateError('invalid-input', `${path} is not a file of at most ${MAX_BYTES / 1_000_000} MB.`, {
        hint: 'Add the relevant passages as text.',
      });
    return await file.readFile();
  } finally {
    await file.close();
  }
}
