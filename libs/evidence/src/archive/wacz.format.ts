import { z } from 'zod';
import { decodeUtf8 } from '../bytes';
import { sha256 } from '../digest';
import type { ExtractedFile } from './zip.container';

const RESOURCE = z.object({
  name: z.string().min(1),
  path: z.string().min(1),
  hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  bytes: z.number().int().min(0),
});
const PACKAGE = z.object({
  profile: z.literal('data-package'),
  wacz_version: z.string().regex(/^1\.\d+\.\d+$/),
  resources: z.array(RESOURCE).min(1),
});
const DIGEST = z.object({ path: z.literal('datapackage.json'), hash: z.string() });

export type FormatFault =
  | {
      /** A file required by the format or listed in the package is missing. */
      code: 'file-missing';
      path: string;
    }
  /**
   * A file is not listed in the package, or is compressed although the format requires it to be stored uncompressed.
   */
  | { code: 'file-unlisted' | 'file-packed'; path: string }
  /** The file does not match the digest in the package. */
  | { code: 'file-changed'; path: string }
  /** The file cannot be parsed. */
  | { code: 'file-malformed'; path: string };

const UNLISTED_FILES = new Set(['datapackage.json', 'datapackage-digest.json']);

/** Violations of WACZ 1.1.1: missing files, wrong locations and wrong digests. */
export function formatFaults(files: readonly ExtractedFile[]): FormatFault[] {
  const named = new Map(files.map((file) => [file.name, file]));
  const described = parseJson(PACKAGE, named.get('datapackage.json'));
  if (!described) return [fileFaults(named, 'datapackage.json')];
  const listed = new Set(described.resources.map(({ path }) => path));
  return [
    ...digestFaults(named),
    ...described.resources.flatMap((resource) => resourceFaults(resource, named)),
    ...files.flatMap(({ name: path }) =>
      listed.has(path) || UNLISTED_FILES.has(path) ? [] : [{ code: 'file-unlisted' as const, path }],
    ),
    ...missingFileFaults([...listed]),
    ...files.flatMap((file) => contentFaults(file)),
  ];
}

const fileFaults = (named: ReadonlyMap<string, ExtractedFile>, path: string): FormatFault => ({
  code: named.has(path) ? 'file-malformed' : 'file-missing',
  path,
});

function digestFaults(named: ReadonlyMap<string, ExtractedFile>): FormatFault[] {
  const path = 'datapackage-digest.json';
  const digest = parseJson(DIGEST, named.get(path));
  if (!digest) return [fileFaults(named, path)];
  const own = `sha256:${sha256(named.get('datapackage.json')!.bytes)}`;
  return digest.hash === own ? [] : [{ code: 'file-changed', path: 'datapackage.json' }];
}

function resourceFaults(
  { path, hash, bytes }: z.infer<typeof RESOURCE>,
  named: ReadonlyMap<string, ExtractedFile>,
): FormatFault[] {
  const file = named.get(path);
  if (!file) return [{ code: 'file-missing', path }];
  return file.bytes.length === bytes && `sha256:${sha256(file.bytes)}` === hash ? [] : [{ code: 'file-changed', path }];
}

/** An archive must have records, their index and a page list. */
function missingFileFaults(listed: readonly string[]): FormatFault[] {
  const needed = [
    ['archive/', /^archive\/[^/]+\.warc(?:\.gz)?$/],
    ['indexes/', /^indexes\/[^/]+\.(?:cdxj?|cdx\.gz|idx)$/],
    ['pages/pages.jsonl', /^pages\/pages\.jsonl$/],
  ] as const;
  return needed.flatMap(([path, form]) =>
    listed.some((one) => form.test(one)) ? [] : [{ code: 'file-missing' as const, path }],
  );
}

function contentFaults({ name: path, bytes, stored }: ExtractedFile): FormatFault[] {
  if (/^archive\/.*\.gz$|^indexes\/.*\.gz$/.test(path) && !stored) return [{ code: 'file-packed', path }];
  if (path !== 'pages/pages.jsonl') return [];
  return isValidPageList(decodeUtf8(bytes)) ? [] : [{ code: 'file-malformed', path }];
}

function isValidPageList(text: string): boolean {
  const HEAD = z.object({ format: z.literal('json-pages-1.0'), id: z.string(), title: z.string() });
  const PAGE = z.object({ url: z.string().min(1), ts: z.iso.datetime() });
  try {
    const [head, ...pages] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    return HEAD.safeParse(head).success && pages.every((page) => PAGE.safeParse(page).success);
  } catch {
    return false;
  }
}

function parseJson<T>(schema: z.ZodType<T>, file: ExtractedFile | undefined): T | null {
  if (!file) return null;
  try {
    return schema.safeParse(JSON.parse(decodeUtf8(file.bytes))).data ?? null;
  } catch {
    return null;
  }
}
