import type { Article, Attribution } from '@corroborate/domain';
import { ORIGIN_LIMITS } from './origin.thresholds';

export interface CitationToFollow {
  url: string;
  /** IDs of the sources that cite the URL. */
  fromIds: number[];
}

/** Weight of a citation by kind of source cited, for deciding which to follow. */
const CITATION_WEIGHTS: Readonly<Record<Attribution['kind'], number>> = {
  outlet: 2,
  agency: 2,
  document: 1.5,
  official: 1.5,
  person: 0.5,
  anonymous: 0.5,
  own: 0,
};

/**
 * URLs linked from attributing sentences that have not been read, most cited first. Limited in number; http(s) only. A
 * newsroom named without a link yields no URL; see `listUnreadOutlets`.
 */
export function selectCitations(input: {
  sources: { id: number; article: Article }[];
  attributions: Map<number, Attribution[]>;
  alreadyRead: ReadonlySet<string>;
  limit?: number;
}): CitationToFollow[] {
  const wanted = new Map<string, { fromIds: Set<number>; weight: number }>();
  for (const { id, article } of input.sources) {
    for (const one of input.attributions.get(id) ?? []) {
      const url = usableLink(one.link, article, input.alreadyRead);
      if (!url) continue;
      const entry = wanted.get(url) ?? { fromIds: new Set<number>(), weight: 0 };
      entry.fromIds.add(id);
      entry.weight += CITATION_WEIGHTS[one.kind];
      wanted.set(url, entry);
    }
  }
  return [...wanted]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, input.limit ?? ORIGIN_LIMITS.maxCitationsToFollow)
    .map(([url, { fromIds }]) => ({ url, fromIds: [...fromIds] }));
}

function usableLink(link: string | null, article: Article, read: ReadonlySet<string>): string | null {
  if (!link || read.has(link)) return null;
  try {
    const url = new URL(link);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
    if (url.hostname.replace(/^www\./, '') === article.site || url.pathname === '/' || url.pathname === '') return null;
    return url.href;
  } catch {
    return null;
  }
}
