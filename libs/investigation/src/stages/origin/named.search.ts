import { toSite, type Mode, type PlannedQuery, type RankedResult, type Topic } from '@corroborate/domain';
import { isSiteOfNamed, type NamedOutlet } from '@corroborate/origin';

/** Maximum newsrooms per round that pages name without a URL and whose reports are searched for. */
export const NAMED_OUTLET_SEARCH_LIMITS = {
  outlets: { quick: 0, detailed: 2, exhaustive: 4 } as Record<Mode, number>,
  /** Maximum pages read per newsroom. */
  maxPages: 2,
  /** Maximum topic words in the query, besides the newsroom's name. */
  maxWords: 5,
};

export interface NamedInput {
  topic: Pick<Topic, 'title'>;
  /** Newsrooms named by pages, most cited first. */
  outlets: readonly NamedOutlet[];
  queries: readonly PlannedQuery[];
  /** Newsrooms for which earlier rounds have searched. */
  before: readonly string[];
  most: number;
  ask(query: PlannedQuery): Promise<{ results: readonly RankedResult[] }>;
  read(results: RankedResult[], fromId: number | null): Promise<unknown>;
  known(): ReadonlySet<string>;
}

/**
 * Searches for each newsroom's report; returns all newsrooms searched for so far, so that none is searched for twice.
 */
export async function searchNamedOutlets(input: NamedInput): Promise<string[]> {
  const wanted = input.outlets.filter((one) => !input.before.includes(outletId(one))).slice(0, input.most);
  for (const outlet of wanted) {
    const { results } = await input.ask(queryFor(outlet, input));
    const known = input.known();
    const pages = results
      .filter(
        ({ url, canonicalUrl }) => isSiteOfNamed(outlet, toSite(url)) && !known.has(url) && !known.has(canonicalUrl),
      )
      .slice(0, NAMED_OUTLET_SEARCH_LIMITS.maxPages);
    if (pages.length > 0) await input.read(pages, outlet.fromIds[0] ?? null);
  }
  return [...input.before, ...wanted.map(outletId)];
}

const outletId = ({ site, key }: NamedOutlet): string => site ?? key;

/** The plan's simplest query, limited to this newsroom. */
function queryFor({ site, name }: NamedOutlet, { queries, topic }: NamedInput): PlannedQuery {
  const base = queries.find(({ strategy }) => strategy === 'keywords') ?? queries[0];
  const text = (base?.text ?? topic.title).split(/\s+/).slice(0, NAMED_OUTLET_SEARCH_LIMITS.maxWords).join(' ');
  return {
    strategy: 'site',
    text: site === null ? `"${name}" ${text}` : `site:${site} ${text}`,
    language: base?.language ?? null,
    reason: `Pages attribute the story to ${name} without a link to its report.`,
  };
}
