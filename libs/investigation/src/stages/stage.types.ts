import type {
  Attribution,
  CaptureVerdict,
  Claim,
  CoverageEntry,
  DateRecord,
  Decision,
  EvidenceGap,
  MatchedFactCheck,
  OriginFinding,
  PlannedQuery,
  RankedResult,
  StageName,
  WeighedFactCheck,
  Reason,
} from '@corroborate/domain';
import type {
  ContextFindings,
  FactCheckFindings,
  MainClaimStatement,
  MatchedRecord,
  Need,
  PageActorFindings,
  RecordFindings,
} from '@corroborate/records';
import type { ModelReading, PageJudgement, PlannedCase, ReasoningAccount } from '@corroborate/reading';
import type { StageResultEntity } from '@corroborate/db';
import type { CaseData, ExplanationEvidence } from '@corroborate/report';
import type { DecideInput } from '@corroborate/verification';
import type { SocialEvidence } from '@corroborate/social';

/** Stage outputs. Plain data, stored by (investigation, round, stage) and read by later stages. */
export interface SearchOutput {
  queries: PlannedQuery[];
  /** A model's plan made before the first round; absent if no model was asked. */
  planned?: PlannedCase | null;
  results: RankedResult[];
  coverage: CoverageEntry[];
  /** Readers and model usage in this stage. */
  reasoning: ReasoningAccount;
}

export interface ReadPage {
  sourceId: number;
  url: string;
  site: string;
  verdict: CaptureVerdict;
  reason: string;
  /** Engines that listed it, `citation`, or `topic`. */
  foundBy: string[];
  /** Ranking among search results; absent if no search found it. */
  ranking?: { score: number; reasons: Reason[] };
  /** Topical relevance of its text, 0–100. */
  relevance?: ReadPage['ranking'];
  engineDate: DateRecord | null;
  /** The citing source, for pages found by following a citation. */
  parentSourceId: number | null;
  /** Set by the records stage only: the page represents this register entry. */
  record?: {
    register: string;
    id: string;
    /** Set if the operator configured the collection as the primary record of the subject. */
    primary?: { name: string; matter: string };
  };
  /** ID of the added source, if it was added by someone. */
  added?: number;
}

export interface ReadOutput {
  pages: ReadPage[];
}

/** Stance of one source on the topic; computed once, after it is read. */
export interface Assessment extends PageJudgement {
  sourceId: number;
}

/** Assessments of a round. */
export interface AssessOutput {
  /** The same in every round. */
  claims: Claim[];
  /** Only for pages assessed for the first time. */
  assessments: Assessment[];
  /** True in a re-evaluation: earlier assessments no longer apply. */
  anew?: boolean;
  reasoning?: ReasoningAccount;
}

export interface OriginOutput extends Pick<AssessOutput, 'assessments' | 'reasoning'> {
  /** Absent if `assess` stored them. */
  claims?: Claim[];
  /** From pages only; `CaseHistory.beginning()` includes social posts. */
  origin: OriginFinding | null;
  /** Whether a credible page reports the story. */
  credible?: boolean;
  /** For all pages so far. */
  attributions: [sourceId: number, found: Attribution[]][];
  /** Pages read because others cite them. */
  chased: ReadPage[];
  /** Cited URLs that were not tried. */
  unread?: string[];
  /** Newsrooms searched for that pages name without a link. */
  named?: string[];
  /** People and organizations of pages that were looked up; absent if none were. */
  actors?: PageActorFindings;
}

export interface CrossReferenceOutput extends Pick<
  DecideInput,
  'sources' | 'clusters' | 'findings' | 'discrepancies' | 'consistencyScore' | 'steering' | 'factChecks'
> {
  claims: Claim[];
  /** Readings by models, by source ID, if any. */
  readings?: [sourceId: number, reading: ModelReading][];
  reasoning?: ReasoningAccount;
  /** Fact checks of claims other than the main claim, if any. They decide nothing. */
  claimChecks?: WeighedFactCheck[];
  /** Statements by named speakers on the main claim, quoted verbatim. */
  heard?: MainClaimStatement[];
}

/** Claims and explanations of sources, with the stances of all pages on them. */
export interface SourceClaims extends Pick<CrossReferenceOutput, 'claims' | 'findings'> {
  explanations: ExplanationEvidence[];
}

/**
 * Translations, parts, pre-publication check and article are added only with the verdict, null if lost; no decision
 * reads them.
 */
export interface DecideOutput extends Pick<CaseData, 'translations' | 'parts' | 'lastLook' | 'article' | 'inquiry'> {
  decision: Decision | null;
  again: boolean;
  gaps: EvidenceGap[];
  /** Why another round follows, or does not. */
  why: Reason;
  /** Additional claims of the sources, checked on each page; no decision reads them. */
  sourceClaims?: SourceClaims | null;
  reasoning?: ReasoningAccount;
}

/** Fact checks of the main claim, and register entries on the topic's actors. */
export interface RecordsOutput {
  factChecks: MatchedFactCheck[];
  /** Fact checks of other claims, if any. */
  claimChecks?: MatchedFactCheck[];
  /**
   * Coverage of fact-check indexes only; that of registers is separate, because registers are irrelevant to most
   * topics.
   */
  coverage: FactCheckFindings['coverage'];
  registers: Omit<RecordFindings, 'records'> & {
    records: (MatchedRecord & { sourceId: number | null })[];
    need: Need;
  };
  /** Results of data servers; absent if none is configured. */
  collections?: CollectionsOutput;
  /** Model use for choosing operations; absent if no model was asked. */
  reasoning?: ReasoningAccount;
  /** Records that are evidence, as pages. */
  pages?: ReadPage[];
}

/** A collection document relevant to a question. */
export type CollectionRecord = CollectionsOutput['records'][number];

/** A captured document behind a figure. */
export type CapturedDocument = NonNullable<CollectionAnswer['captured']>[number];

/** `captured` and `missing` are absent if there is no figure. */
export type CollectionAnswer = CollectionsOutput['answers'][number];
export type CollectionsOutput = NonNullable<CaseData['collections']>;

export type SocialOutput = SocialEvidence;
/** `need`: whether background was needed, and why. */
export type ContextOutput = ContextFindings & { need: Need };

export interface StageOutputs {
  search: SearchOutput;
  social: SocialOutput;
  records: RecordsOutput;
  context: ContextOutput;
  read: ReadOutput;
  assess: AssessOutput;
  origin: OriginOutput;
  'cross-reference': CrossReferenceOutput;
  decide: DecideOutput;
}

/** Implemented stages, a subset of the queue's stage names. */
export type ActiveStage = keyof StageOutputs & StageName;
export const ACTIVE_STAGES: readonly ActiveStage[] = [
  'search',
  'social',
  'records',
  'context',
  'read',
  'assess',
  'origin',
  'cross-reference',
  'decide',
];

/** A stage's output and state. `partial`: something relevant was lost. */
export interface StageResult<T> {
  state: 'done' | 'partial';
  output: T;
  /** Description of the loss. */
  reason: string | null;
  /** The losses one by one. */
  lost?: string[];
  /** A loss the stage could not report itself, such as a deadline. */
  loss?: Reason;
}

/** The fields of a stored stage result used in this package. */
export type StageRow = Pick<StageResultEntity, 'round' | 'stage' | 'state' | 'reason'> & { data: unknown };

/** Additional data stored with a stage's output; absent if `reason` is sufficient. */
export type StoredOutput = Pick<StageResult<unknown>, 'loss' | 'lost'>;
