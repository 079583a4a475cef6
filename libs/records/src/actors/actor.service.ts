import {
  createReason,
  found,
  nothingFound,
  withTimeLimit,
  type CallContext,
  type SearchReports,
  type Mode,
  type RankedResult,
  type SameEventJudge,
  type Topic,
} from '@corroborate/domain';
import { ACTOR_LIMITS, EARLIER_STATEMENTS, TRACK_RECORD_LIMITS } from '../context.thresholds';
import type { ContextLookup, LookupFindings } from '../context.types';
import type { FactCheckIndex } from '../fact-checks/fact-check.types';
import { findMatters } from '../registers/judge/matters.policy';
import type { PublicRecord, RecordRegister } from '../registers/record.types';
import { ActorQuerySession } from './asking';
import { selectCountedDetails } from './counted-details.policy';
import { isEarlierReport, statementQuery, selectWorthReading } from './earlier-statements.policy';
import type {
  ActorProfile,
  ActorStatement,
  EntityIndex,
  FindEarlierCases,
  KeyActor,
  FindNewsroom,
  ReadReport,
  FindPublisher,
  TrackEntry,
} from './actor.types';
import { allRecordsQuery, IdentityLookup } from './identity.lookup';
import { keyActors, type IsPublic } from './key-actors.policy';
import { addNewsroom, bareProfile } from './profile.builder';
import { findOwnStatements } from './own-words.policy';
import { caseEntries, checkEntries, recordEntries, trackRecord } from './track-record.policy';

/** Data sources for actors. */
export interface ActorSources {
  entities: readonly EntityIndex[];
  /** All registers; only those for legal entities, courts and lists are queried. */
  registers: readonly RecordRegister[];
  factChecks: readonly FactCheckIndex[];
  reports: { find: SearchReports; read: ReadReport; sameEvent: SameEventJudge };
  cases: FindEarlierCases;
  isPublic: IsPublic;
  newsroom: FindNewsroom;
  standing: FindPublisher;
}

interface ActorBrief {
  topic: Topic;
  mode: Mode;
  asking: ActorQuerySession;
  /** Index among the actors. */
  place: number;
}

const COURT_REGISTERS = ['courtlistener'];
const LIST_REGISTERS = ['opensanctions', 'icij'];

/**
 * Profiles of the topic's key actors: identity, earlier statements, track record. Does not throw for normal web
 * failures.
 */
export class ActorService implements ContextLookup {
  private readonly identity: IdentityLookup;

  constructor(private readonly sources: ActorSources) {
    this.identity = new IdentityLookup(sources);
  }

  async lookFor(topic: Topic, shared: CallContext, mode: Mode): Promise<LookupFindings> {
    const { actors, unprofiled } = keyActors(topic, this.sources.isPublic, ACTOR_LIMITS.most[mode]);
    const asking = new ActorQuerySession(
      withTimeLimit(shared, ACTOR_LIMITS.deadlineMs[mode]),
      ACTOR_LIMITS.deadlineMs[mode],
    );
    const made = await Promise.all(actors.map((actor, place) => this.profile(actor, { topic, mode, asking, place })));
    const profiles = made.filter(hasInformation);
    return { details: selectCountedDetails(profiles, topic), coverage: asking.coverage, actors: profiles, unprofiled };
  }

  /**
   * Identification comes first if it is unclear whether the name is a person or organization, because things make no
   * statements.
   */
  private async profile(actor: KeyActor, brief: ActorBrief): Promise<ActorProfile> {
    const asked = this.identity.of(addNewsroom(bareProfile(actor), this.sources.newsroom), brief);
    const unknown = actor.kind === 'unknown' ? await asked : null;
    if (unknown && unknown.identity.state !== 'resolved') return unknown;
    const who = unknown ?? actor;
    const [identified, statements, entries] = await Promise.all([
      asked,
      this.statements(who, brief),
      this.track(who, brief),
    ]);
    return { ...identified, statements, track: trackRecord(entries) };
  }

  private async statements(actor: KeyActor, brief: ActorBrief): Promise<ActorStatement[]> {
    const { topic, mode, asking, place } = brief;
    const query = place < EARLIER_STATEMENTS.actors[mode] ? statementQuery(topic, actor) : null;
    if (!query) return [];
    const { find, sameEvent } = this.sources.reports;
    const results = await asking.ask(
      { provider: 'reports', query: actor.name, strategy: 'actor-statements' },
      async (context) => {
        const { results: all, coverage } = await find(topic, query, context);
        asking.coverage.push(...coverage);
        const worth = selectWorthReading(topic, actor, all, sameEvent).filter(
          ({ site }) => this.sources.standing(site).tier < 4,
        );
        const silent =
          coverage.length > 0 && coverage.every(({ outcome }) => outcome !== 'found' && outcome !== 'nothing-found');
        return worth.length > 0
          ? found(worth)
          : nothingFound(silent ? 'no search engine answered' : 'no earlier report quotes them on the subject');
      },
      (all) => all.length,
    );
    const read = await Promise.all(
      (results ?? []).slice(0, EARLIER_STATEMENTS.pages[mode]).map((result) => this.wordsIn(result, actor, brief)),
    );
    return [...new Map(read.flat().map((one) => [one.quote, one])).values()]
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
      .slice(0, EARLIER_STATEMENTS.shown.before);
  }

  /** Statements from the page if it can be read, otherwise from the search result's snippet. */
  private async wordsIn(
    result: RankedResult,
    actor: KeyActor,
    { topic, asking }: ActorBrief,
  ): Promise<ActorStatement[]> {
    const { read } = this.sources.reports;
    const report = await asking.ask(
      { provider: 'page', query: actor.name, strategy: 'actor-statements' },
      async (context) => {
        const page = await read(result.url, context);
        return page ? found(page) : nothingFound('the page could not be read');
      },
      () => 1,
    );
    if (report && !isEarlierReport(report, topic)) return [];
    const text = report?.text ?? `${result.title}\n${result.snippet}`;
    const { name, tier } = this.sources.standing(result.site);
    const date = report?.published?.value ?? result.engineDate?.value ?? null;
    return findOwnStatements(text, actor, topic).map(({ sentence, why }) => ({
      speaker: actor.name,
      quote: sentence,
      sourceUrl: report?.url ?? result.url,
      sourceName: name,
      sourceId: null,
      tier,
      date,
      when: 'before',
      sameMatter: true,
      reasons: [createReason('statement.before'), why],
    }));
  }

  private async track(actor: KeyActor, brief: ActorBrief): Promise<TrackEntry[]> {
    return (
      await Promise.all([this.dockets(actor, brief), this.checks(actor, brief), this.cases(actor, brief)])
    ).flat();
  }

  /**
   * Court dockets, skipped if the topic is a court case: the records stage queries the courts and reading waits for it.
   */
  private async dockets(actor: KeyActor, { topic, mode, asking, place }: ActorBrief): Promise<TrackEntry[]> {
    const courts = findMatters(topic).some(({ matter }) => matter === 'court') ? [] : COURT_REGISTERS;
    const wanted = [
      ...(place < TRACK_RECORD_LIMITS.dockets[mode] ? courts : []),
      ...(place < TRACK_RECORD_LIMITS.lists[mode] ? LIST_REGISTERS : []),
    ];
    const registers = this.sources.registers.filter(
      ({ manifest }) => wanted.includes(manifest.name) && manifest.actors.includes(actor.kind),
    );
    const found = await Promise.all(
      registers.map(async (register) => {
        const entries = (records: PublicRecord[]) => recordEntries(records, register.manifest, actor, topic);
        const records = await asking.ask(
          { provider: register.manifest.name, query: actor.name, strategy: 'actor-record' },
          (context) => register.find(allRecordsQuery(actor), context),
          (all) => entries(all).length,
        );
        return entries(records ?? []);
      }),
    );
    return found.flat();
  }

  private async checks(actor: KeyActor, { topic, asking }: ActorBrief): Promise<TrackEntry[]> {
    const found = await Promise.all(
      this.sources.factChecks.map(async (index) => {
        const checks = await asking.ask(
          { provider: index.manifest.name, query: actor.name, strategy: 'actor-record' },
          (context) => index.find(actor.name.slice(0, 120), topic.language, context),
          (all) => checkEntries(all, actor, '').length,
        );
        return checkEntries(checks ?? [], actor, index.manifest.title);
      }),
    );
    return found.flat();
  }

  private async cases(actor: KeyActor, { topic, asking }: ActorBrief): Promise<TrackEntry[]> {
    const names = [actor.name, ...actor.aliases].filter((name) => name.length > 2 && name.length <= 120);
    const cases = await asking.ask(
      { provider: 'own-cases', query: actor.name, strategy: 'actor-record' },
      async () => {
        const all = await this.sources.cases(names, topic.id, TRACK_RECORD_LIMITS.cases);
        return all.length > 0 ? found(all) : nothingFound('not named in any earlier investigation');
      },
      (all) => caseEntries(all, actor).length,
    );
    return caseEntries(cases ?? [], actor);
  }
}

/** Whether the profile has more than a bare name. */
const hasInformation = ({ kind, identity, statements, details, role, track }: ActorProfile): boolean =>
  identity.state === 'resolved' ||
  statements.length + details.length + track.entries.length > 0 ||
  (kind !== 'unknown' && role !== null);
