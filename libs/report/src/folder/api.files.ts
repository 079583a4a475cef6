import { printableAll } from '@corroborate/text';
import type { FolderFile, StoredAnswer } from './case-file.types';

const EXTENSIONS = new Map([
  ['application/json', 'json'],
  ['application/sparql-results+json', 'json'],
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['text/csv', 'csv'],
]);

/** Answers as received, numbered by provider, and a list with their addresses; none without answers. */
export function apiFiles(answers: readonly StoredAnswer[]): FolderFile[] {
  if (answers.length === 0) return [];
  const files = [...Map.groupBy(answers, ({ provider }) => nameOf(provider))].flatMap(([name, same]) =>
    same.map((answer, at) => ({ answer, path: `evidence/api/${name}-${at + 1}.${extensionOf(answer)}` })),
  );
  const list = files.map(({ path, answer: { provider, url, at, mediaType, sha256 } }) => ({
    path,
    provider,
    url,
    received_at: at,
    media_type: mediaType,
    sha256,
  }));
  return [
    ...files.map(({ path, answer: { bytes } }) => ({ path, bytes })),
    { path: 'evidence/api/metadata.json', text: `${JSON.stringify(printableAll(list), null, 2)}\n` },
  ];
}

const nameOf = (provider: string): string =>
  provider
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'api';

const extensionOf = ({ mediaType }: StoredAnswer): string => EXTENSIONS.get(mediaType.toLowerCase()) ?? 'txt';
