import {
  ActorService,
  createFactCheckIndexes,
  createRegisters,
  type EntityIndex,
  type FindEarlierCases,
  type ReadReport,
} from '@corroborate/records';
import { OutletDirectory, profileSource } from '@corroborate/credibility';
import type { Database } from '@corroborate/db';
import {
  isReadable,
  type Clock,
  type UpstreamGateway,
  type SearchReports,
  type VerificationLevel,
} from '@corroborate/domain';
import { getKnownLanguage } from '@corroborate/text';
import type { PageReader } from '@corroborate/pages';
import { compareAccounts } from '@corroborate/search';
import type { Settings } from '@corroborate/config';
import { BACKGROUND_PACE_MS } from '../../investigation.thresholds';
import type { MaskFactory } from '../../adapters/masks';

interface ActorServiceDeps {
  settings: Settings;
  gateway: UpstreamGateway;
  clock: Clock;
  db: Pick<Database, 'earlierCases'>;
  reader: Pick<PageReader, 'read'>;
  /** Searches with free engines that respond quickly. */
  find: SearchReports;
  masks: MaskFactory;
  entities: readonly EntityIndex[];
}

/** Service that profiles a topic's actors, with all its data sources. */
export function createActorService({
  settings,
  gateway,
  clock,
  db,
  reader,
  find,
  masks,
  entities,
}: ActorServiceDeps): ActorService {
  const directory = new OutletDirectory();
  const standing = (host: string) => profileSource(host, { ratings: [] });
  return new ActorService({
    entities,
    registers: createRegisters(settings, createIdleOnlyGateway(gateway), clock),
    factChecks: createFactCheckIndexes(settings, gateway),
    reports: { find, read: createReportReader(reader), sameEvent: compareAccounts },
    cases: createEarlierCaseFinder(db),
    isPublic: masks.isPublic,
    newsroom: (name) => {
      const site = directory.resolveOutletName(name);
      return site === null ? null : { name: standing(site).name, site };
    },
    standing,
  });
}

/** Registers with a long call interval are queried for background only when no other call is waiting for them. */
export const createIdleOnlyGateway = (gateway: UpstreamGateway): UpstreamGateway => ({
  call: (request, context) =>
    gateway.call(
      request.pace && request.pace.intervalMs > BACKGROUND_PACE_MS
        ? { ...request, pace: { ...request.pace, maxWaitMs: 0 } }
        : request,
      context,
    ),
});

const createReportReader =
  (reader: Pick<PageReader, 'read'>): ReadReport =>
  async (url, context) => {
    const article = await reader.read(url, context);
    if (!isReadable(article.verdict)) return null;
    const { published } = article;
    return {
      url: article.finalUrl,
      site: article.site,
      text: article.text,
      language: getKnownLanguage(article),
      published: published && { value: published.value, latest: published.latest },
    };
  };

/** The level of an earlier topic takes editors' decisions into account. */
const createEarlierCaseFinder =
  ({ earlierCases: cases }: Pick<Database, 'earlierCases'>): FindEarlierCases =>
  async (names, besides, limit) =>
    (await cases.listByNames(names, besides, limit)).map(({ level, coreVerdict, ...one }) => ({
      ...one,
      ended: caseOutcome(level, coreVerdict),
    }));

function caseOutcome(level: VerificationLevel, coreVerdict: string | null): 'confirmed' | 'refuted' | 'open' {
  if (level !== 'unverified') return 'confirmed';
  return coreVerdict === 'refuted' ? 'refuted' : 'open';
}
