import {
  recordToArticle,
  withRecordTitle,
  needsBackground,
  type FactCheckService,
  type MatchedRecord,
  type RecordService,
  type RecordFindings,
} from '@corroborate/records';
import { matchClaimChecks, matchFactChecks } from '@corroborate/verification';
import { type Reasoner, type ReasoningAccount, type ReasoningService, extractClaims } from '@corroborate/reading';
import type { CollectionRecords, CollectionPorts } from './collection-records';
import type { MaskFactory } from '../../adapters/masks';
import type { ReadPage, RecordsOutput, StageResult } from '../stage.types';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

export interface RecordsPorts extends Pick<CollectionPorts, 'collector' | 'clock'> {
  factChecks: Pick<FactCheckService, 'find'>;
  registers: Pick<RecordService, 'find'>;
  /** Null if no data server is configured. */
  collections?: CollectionRecords | null;
  masks: MaskFactory;
  /** If absent, rules alone choose the operations on collections. */
  reasoners?: ReasoningService;
}

/**
 * Records stage: fact checks of the main claim, and register entries on the topic's actors. A fact check is read like
 * any other page; a register entry that may support the topic becomes a source. An unavailable index or register is not
 * recorded as a loss.
 */
export class RecordsStage implements Stage<'records'> {
  readonly name = 'records' as const;

  constructor(private readonly ports: RecordsPorts) {}

  async run(input: StageInput): Promise<StageResult<RecordsOutput>> {
    const { topic, mode, context } = input;
    // Extracted by rules, so that querying a free index never requires a model call.
    const claims = extractClaims(topic);
    const shown = this.ports.masks.of(topic, 'search')?.topic(topic) ?? topic;
    const asked = shown === topic ? claims : extractClaims(shown);
    // Fact checks are searched for in every mode, because a published refutation prevents a false upgrade.
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
    const records = addSourceIds(findings.records, pages);
    await input.report('records.gathered', {
      fact_checks: matched.length,
      records: records.length,
      evidence: pages.length,
    });
    const reasoning = modelUseOf(reasoner);
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

  /** Null if there are no collections to query. */
  private reasonerOf({ topic, context }: StageInput): Reasoner | null {
    const { collections, reasoners, masks } = this.ports;
    return collections && reasoners ? reasoners.open(context, masks.of(topic, 'models')) : null;
  }

  /** Reads the entry's document if there is one; otherwise uses the register entry itself. */
  private async read(records: MatchedRecord[], input: StageInput): Promise<ReadPage[]> {
    const evidence = records.filter(({ bearing }) => bearing === 'evidence');
    const read = await Promise.all(evidence.map((record) => this.readOne(record, input)));
    return read.map(({ page }) => page);
  }

  private async readOne(record: MatchedRecord, input: StageInput) {
    const keep = () => this.ports.collector.keep(recordToArticle(record, this.ports.clock.now()), request, input);
    const request = {
      foundBy: [record.register],
      engineDate: null,
      parentSourceId: null,
      record: { register: record.register, id: record.id },
    };
    if (!record.document) return keep();
    const [read] = await this.ports.collector.collect(
      [{ ...request, url: record.url, as: (article) => withRecordTitle(record, article) }],
      input,
    );
    return read ?? keep();
  }
}

/** Model use; undefined if no model was asked. */
function modelUseOf(reasoner: Reasoner | null): ReasoningAccount | undefined {
  const account = reasoner?.account();
  return account && account.models.length + account.degraded.length > 0 ? account : undefined;
}

const addSourceIds = (records: MatchedRecord[], pages: ReadPage[]) =>
  records.map((record) => ({
    ...record,
    sourceId:
      pages.find((page) => page.record?.register === record.register && page.record.id === record.id)?.sourceId ?? null,
  }));

const NO_RECORDS: RecordFindings = { records: [], coverage: [], choices: [] };
