import {
  markTimedOut,
  isTimedOut,
  withTimeLimit,
  type CallContext,
  type Clock,
  type Mode,
  type Topic,
} from '@corroborate/domain';
import { runQuery, toCoverageEntry, runInSequence, skippedEntry } from '@corroborate/providers';
import { judgeBearing } from './judge/bearing.policy';
import { chooseRegisters } from './judge/choose-registers.policy';
import { isShort, sharedName } from './judge/same-organisation.policy';
import { IDENTIFY_MS, RECORD_LIMITS, RECORD_TIME_MS, RECORDS_OUT_OF_TIME } from './record.thresholds';
import type {
  Actor,
  IdentifyActor,
  MatchedRecord,
  PublicRecord,
  RecordFindings,
  RecordQuery,
  RecordRegister,
  RegisterChoice,
} from './record.types';

type Answer = Awaited<ReturnType<typeof queryRegister>>;

/** Adds what is known about an actor's identity. */
type AddActorIdentity = (actor: Actor) => Promise<Actor>;

interface RecordSearch {
  topic: Topic;
  context: CallContext;
  known: AddActorIdentity;
}

/**
 * Queries registers that may have records of the topic's actors, and keeps the records that match.
 * Does not throw for normal web failures.
 */
export class RecordService {
  constructor(
    private readonly registers: readonly RecordRegister[],
    private readonly clock: Clock,
    private readonly timeMs: Record<Mode, number> = RECORD_TIME_MS,
    private readonly identify: IdentifyActor = async () => null,
  ) {}

  async find(topic: Topic, mode: Mode, given: CallContext): Promise<RecordFindings> {
    const context = withTimeLimit(given, this.timeMs[mode]);
    const manifests = this.registers.filter(({ off }) => off !== true).map(({ manifest }) => manifest);
    const choices = chooseRegisters(topic, manifests, mode, this.clock.now());
    const known = this.knownActors(topic, context);
    const lookups = await Promise.all(
      this.registers.map((register) => this.lookup(register, choices, { topic, context, known })),
    );
    const answers = lookups.flat();
    return {
      records: selectRecords(answers.flatMap(({ records }) => records)),
      coverage: answers.map(({ entry }) => entry),
      choices: choices.map(({ register, query, reasons }) => ({ register, actor: query.actor.name, reasons })),
    };
  }

  /** Short names are ambiguous: the actor is identified once, and only if a register has records under the name. */
  private knownActors(topic: Topic, context: CallContext): AddActorIdentity {
    const asked = new Map<string, ReturnType<IdentifyActor>>();
    return async (actor) => {
      if (!isShort(actor.name)) return actor;
      const identity = asked.get(actor.name) ?? this.identify(topic, actor, withTimeLimit(context, IDENTIFY_MS));
      asked.set(actor.name, identity);
      const found = await identity;
      return found
        ? { ...actor, aliases: [...(actor.aliases ?? []), ...found.aliases], holders: found.holders }
        : actor;
    };
  }

  /** Runs one register's queries sequentially; after a refusal, the register is not queried again. */
  private async lookup(register: RecordRegister, choices: RegisterChoice[], search: RecordSearch): Promise<Answer[]> {
    const own = choices.filter((choice) => choice.register === register.manifest.name);
    const { turns } = await runInSequence<RegisterChoice, Answer>(
      own,
      ({ query }) => queryRegister(register, query, search),
      ({ query }, closed) => ({ records: [], entry: skippedEntry(closed, { query: query.actor.name }) }),
    );
    return turns;
  }
}

async function queryRegister(register: RecordRegister, query: RecordQuery, { topic, known, context }: RecordSearch) {
  const stopped = 'cancelled before the request';
  const asked = await runQuery(context, (own) => register.find(query, own), { stopped });
  const outcome = markTimedOut(asked.outcome, context, RECORDS_OUT_OF_TIME);
  const found = outcome.kind === 'found' ? outcome.value : [];
  const records = found.length === 0 ? [] : matchRecords(register, await known(query.actor), topic, found);
  const cut = isTimedOut(context.signal) ? `${RECORDS_OUT_OF_TIME}: results may be incomplete` : null;
  const question = { provider: register.manifest.name, query: query.actor.name, strategy: 'records' };
  const entry = toCoverageEntry(question, { ...asked, outcome }, records.length);
  return { records, entry: { ...entry, reason: entry.reason ?? cut } };
}

function matchRecords(
  { manifest }: RecordRegister,
  actor: Actor,
  topic: Topic,
  found: PublicRecord[],
): MatchedRecord[] {
  // Entries with one name and different numbers are different bodies or persons; filings and cases
  // of one body are not.
  const namesakes =
    manifest.bears === 'identity'
      ? new Set(
          found
            .filter(({ parties }) => parties.some((name) => sharedName({ name }, actor) !== null))
            .map(({ id }) => id),
        ).size
      : 1;
  return found
    .map((record) => ({ ...record, ...judgeBearing(topic, actor, record, { manifest, namesakes }), actor: actor.name }))
    .filter(({ bearing }) => bearing !== 'unrelated');
}

/** Each record once: evidence first, then background, each up to its limit. */
function selectRecords(records: MatchedRecord[]): MatchedRecord[] {
  const unique = [...new Map(records.map((record) => [`${record.register} ${record.id}`, record])).values()];
  const of = (bearing: MatchedRecord['bearing'], most: number) =>
    unique.filter((record) => record.bearing === bearing).slice(0, most);
  return [...of('evidence', RECORD_LIMITS.evidence), ...of('background', RECORD_LIMITS.background)];
}
