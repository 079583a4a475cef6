import { readFile } from 'node:fs/promises';
import { CorroborateError, sha256, type Article, type Claim, type Topic } from '@corroborate/domain';
import { extractArticle } from '@corroborate/pages';
import { escapeHtml, readJson, shippedPath } from '@corroborate/text';
import { z } from 'zod';

/** Kinds of pages in the set: why a page does or does not support its claim. */
const QUALIFICATION_KINDS = [
  ...(['support', 'wire-copy', 'official'] as const),
  ...(['denial', 'refusal', 'allegation', 'retraction'] as const),
  ...(['other-event', 'plan-or-question', 'other-figure', 'injection'] as const),
] as const;

const qualificationPage = z.strictObject({
  id: z.string(),
  language: z.string(),
  kind: z.enum(QUALIFICATION_KINDS),
  topic: z.strictObject({ title: z.string(), summary: z.string(), place: z.string(), date: z.iso.date() }),
  claim: z.string(),
  page: z.strictObject({ title: z.string(), published: z.iso.date(), text: z.string() }),
  supports: z.boolean(),
});

export type QualificationPage = z.infer<typeof qualificationPage>;

/**
 * The labeled pages, invented for this purpose.
 * @throws CorroborateError `invalid-configuration` naming the line
 */
export async function readQualificationSet(): Promise<QualificationPage[]> {
  const lines = (await readShippedSet()).split('\n').filter((line) => line !== '');
  if (lines.length === 0) throw unusable('is missing');
  return lines.map((line, at) => {
    const parsed = qualificationPage.safeParse(readJson(line));
    if (parsed.success) return parsed.data;
    throw unusable(`has an error in line ${at + 1} (${parsed.error.issues[0]?.path.join('.') ?? ''})`);
  });
}

/** Identifies the set of pages on which a result was measured: the first digits of the pages' SHA-256. */
export const readSetDigest = async (): Promise<string> => sha256(await readShippedSet()).slice(0, 16);

async function readShippedSet(): Promise<string> {
  const path = shippedPath('qualification', 'pages.jsonl');
  return path ? readFile(path, 'utf8') : '';
}

const unusable = (what: string) =>
  new CorroborateError(
    'invalid-configuration',
    `The labeled pages for qualification cannot be used: the file ${what}.`,
    {
      hint: 'Reinstall the package: it includes data/qualification/pages.jsonl.',
    },
  );

export interface QualificationCase {
  topic: Topic;
  claims: Claim[];
  article: Article;
}

/** Builds a case from one page as an investigation would see it: parsed from HTML, on an unknown site. */
export function toQualificationCase({ id, language, topic, claim, page }: QualificationPage): QualificationCase {
  const url = `https://${id}.example/story`;
  return {
    topic: topicOf(id, topic),
    claims: [{ id: 'c1', text: claim, kind: 'event', core: true, importance: 1, reasons: [] }],
    article: extractArticle({
      ...{ html: htmlOf(page, language), url, finalUrl: url, httpStatus: 200, headers: {}, via: 'live' },
      fetchedAt: `${page.published}T20:00:00.000Z`,
    }),
  };
}

const htmlOf = ({ title, published, text }: QualificationPage['page'], language: string): string =>
  `<!doctype html><html lang="${language}"><head><title>${escapeHtml(title)}</title>` +
  `<meta property="article:published_time" content="${published}T09:00:00Z"></head>` +
  `<body><article><h1>${escapeHtml(title)}</h1>${paragraphs(text)}</article></body></html>`;

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

const topicOf = (externalId: string, { title, summary, place, date }: QualificationPage['topic']): Topic => ({
  ...{ id: 1, externalId, title, summary, location: place, eventDate: `${date}T00:00:00.000Z` },
  ...{ articleText: null, url: null, discoveryDate: null, entities: [], category: null, language: null },
  ...{ newsworthinessScore: 60, status: 'approved', verificationStatus: 'unverified', sourceCount: 0 },
  ...{ sourcePlan: {}, verifiedFacts: {}, investigated: false },
  ...{ investigationDate: null, investigationConfidence: null, investigationNotes: null },
});
