import { failed } from '@corroborate/domain';
import type { CallContext, DateRecord, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import { ask, bodyObject, bodyText, isObject, judgeStatus, objectsIn, type EngineParts } from './ask';
import { partsDate, seenDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, rowsBefore, type RawHit } from './hits';

export const CROSSREF: EngineManifest = {
  name: 'crossref',
  title: 'Crossref',
  kind: 'reference',
  homepage: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 300,
  operators: { phrase: false, site: false, dateWindow: true, or: false, exclude: false },
  resultsPerPage: 8,
  pages: 10,
  terms: 'Metadata may be reused freely; abstracts belong to their publishers.',
  selfTest: { query: 'vaccine', proves: 'works with a title and a date' },
  notes: [
    'A register of scholarly papers: asked only about research and health.',
    'Dates may be a month or a year.',
    'Results lead to the publisher’s page where it is given, else to the DOI.',
  ],
  reserve: { when: 'science', calls: 1 },
};

export class CrossrefEngine implements SearchEngine {
  readonly manifest = CROSSREF;

  constructor(private readonly parts: EngineParts) {}

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = renderQuery(query, this.manifest);
    const form = new URLSearchParams({
      'query.bibliographic': sent,
      rows: String(this.manifest.resultsPerPage),
      offset: String(rowsBefore(query, this.manifest)),
    });
    const filter = [
      ...(query.from ? [`from-pub-date:${query.from.slice(0, 10)}`] : []),
      ...(query.to ? [`until-pub-date:${query.to.slice(0, 10)}`] : []),
    ];
    if (filter.length > 0) form.set('filter', filter.join(','));
    const url = `https://api.crossref.org/works?${form.toString()}`;
    const answer = await ask(this.parts, this.manifest, { url, headers: { accept: 'application/json' } }, context);
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const verdict = judgeStatus(answer.value, now);
    if (verdict) return verdict;
    const message = bodyObject(bodyText(answer.value))?.message;
    if (!isObject(message) || !Array.isArray(message.items))
      return failed('Crossref answered with something that is no list of works');
    // Components are files of a work, not works.
    const works = objectsIn(message.items).filter((item) => item.type !== 'component' && first(item.title));
    return hitsOutcome(
      works.map((item) => raw(item, now)),
      this.manifest,
      query,
      sent,
    );
  }
}

function raw(item: Record<string, unknown>, now: Date): RawHit {
  return {
    url: landingPage(item) ?? item.URL,
    title: first(item.title),
    snippet: item.abstract,
    outletName: first(item['container-title']) || item.publisher,
    engineDate: dateOf(item, now),
  };
}

const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : undefined);

function landingPage(item: Record<string, unknown>): string | null {
  const primary = isObject(item.resource) && isObject(item.resource.primary) ? item.resource.primary.URL : null;
  return typeof primary === 'string' && /^https?:\/\//i.test(primary) ? primary : null;
}

/** When it was published; of a work without that, when it was registered. */
function dateOf(item: Record<string, unknown>, now: Date): DateRecord | null {
  const parts = (value: unknown) => (isObject(value) ? partsDate(first(value['date-parts']), now) : null);
  const registered = isObject(item.created) ? seenDate(item.created['date-time'], now) : null;
  return parts(item.published) ?? parts(item.issued) ?? registered;
}
