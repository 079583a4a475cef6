import {
  articleOfRecord,
  asFiled,
  needsBackground,
  type FactCheckService,
  type MatchedRecord,
  type RecordService,
  type RecordFindings,
} from '@corroborate/records';
import { matchClaimChecks, matchFactChecks } from '@corroborate/verification';
import { type Reasoner, type ReasoningAccount, type ReasoningService, extractClaims } from '@corroborate/reading';
import type { CollectionRecords, CollectionPorts } from './collection-records';
import type { Masks } from '../../adapters/masks';
import type { ReadPage, RecordsOutput, StageResult } from '../stage.types';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

export interface RecordsPorts extends Pick<CollectionPorts, 'collector' | 'clock'> {
  factChecks: Pick<FactCheckService, 'find'>;
  registers: Pick<RecordService, 'find'>;
  /** Null where no data server is configured. */
  collections?: CollectionRecords | null;
  masks: Masks;
  /** Absent: rules alone say how collections are asked. */
  reasoners?: ReasoningService;
}

/**
 * Gather: was the core claim checked before, and what do public registers have of the topic's actors? A fact check is
 * read like any page. A record that may bear the topic out becomes a source of its own; an index or register that
 * cannot be asked is no loss.
 */
export class RecordsStage implements Stage<'records'> {
  readonly name = 'records' as const;

  constructor(private readonly ports: RecordsPorts) {}

  async run(input: StageInput): Promise<StageResult<RecordsOutput>> {
    const { topic, mode, context } = input;
    // By rules, so that a question to a free index never costs a model call.
    const claims = extractClaims(topic);
    const shown = this.ports.masks.of(topic, 'search')?.topic(topic) ?? topic;
    const asked = shown === topic ? claims : extractClaims(shown);
    // Fact checks are asked in every mode: a published refutation keeps a false story from being lifted.
    const reasoner = this.reasonerOf(input);
    const need = needsBackground(topic, claims, mode).records;
    const [checks, findings, held] = await Promise.all([
      this.ports.factChecks.find(shown, asked, context, mode),
      need.needed ? this.ports.registers.find(shown, mode, context) : NO_RECORDS,
      this.ports.collections?.gather(shown, asked, { input, reasoner }) ?? null,
    ]);
    const matched = matchFactChecks(topic, claims, checks.factChecks);
    const claimChecks = matchClaimChecks(topic, claims, checks.factChecks);
    const pages = await this.read(findings.records, input);
    const records = withSources(findings.records, pages);
    await input.report('records.gathered', {
      fact_checks: matched.length,
      records: records.length,
      evidence: pages.length,
    });
    const reasoning = usedOf(reasoner);
    if (reasoning) await reportReasoning(input, reasoning);
    const found = {
      factChecks: matched,
      ...(claimChecks.length > 0 ? { claimChecks } : {}),
      coverage: checks.coverage,
      registers: { ...findings, records, need },
      ...(held ? { collections: held.collections } : {}),
      ...(reasoning && { reasoning }),
      pages: [...pages, ...(held?.pages ?? [])],
    };
    return withLosses(found, reasoning?.degraded ?? []);
  }

  /** Somebody is asked only where there is a collection to ask. */
  private reasonerOf({ topic, context }: StageInput): Reasoner | null {
    const { collections, reasoners, masks } = this.ports;
    return collections && reasoners ? reasoners.open(context, masks.of(topic, 'models')) : null;
  }

  /** The document itself where there is one to read, else what the register says of it. */
  private async read(records: MatchedRecord[], input: StageInput): Promise<ReadPage[]> {
    const evidence = records.filter(({ bearing }) => bearing === 'evidence');
    const read = await Promise.all(evidence.map((record) => this.readOne(record, input)));
    return read.map(({ page }) => page);
  }

  private async readOne(record: MatchedRecord, input: StageInput) {
    const keep = () => this.ports.collector.keep(articleOfRecord(record, this.ports.clock.now()), request, input);
    const request = {
      foundBy: [record.register],
      engineDate: null,
      parentSourceId: null,
      record: { register: record.register, id: record.id },
    };
    if (!record.document) return keep();
    const [read] = await this.ports.collector.collect(
      [{ ...request, url: record.url, as: (article) => asFiled(record, article) }],
      input,
    );
    return read ?? keep();
  }
}

/** What models took part in; nothing where none was asked. */
function usedOf(reasoner: Reasoner | null): ReasoningAccount | undefined {
  const account = reasoner?.account();
  return account && account.models.length + account.degraded.length > 0 ? account : undefined;
}

const withSources = (records: MatchedRecord[], pages: ReadPage[]) =>
  records.map((record) => ({
    ...record,
    sourceId:
      pages.find((page) => page.record?.register === record.register && page.record.id === record.id)?.sourceId ?? null,
  }));

const NO_RECORDS: RecordFindings = { records: [], coverage: [], choices: [] };
