import type {
  Attribution,
  CaptureVerdict,
  Claim,
  CoverageEntry,
  DateRecord,
  Decision,
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
import type { DecideInput, NextRound } from '@corroborate/verification';
import type { SocialEvidence } from '@corroborate/social';

/** Outputs of the stages. Plain data, stored by investigation, round and stage, and read by later stages. */
export interface SearchOutput {
  queries: PlannedQuery[];
  /** A model's plan made before the first round; absent if no model was asked. */
  planned?: PlannedCase | null;
  results: RankedResult[];
  coverage: CoverageEntry[];
  /** Readers and model use in this stage. */
  reasoning: ReasoningAccount;
}

export interface ReadPage {
  sourceId: number;
  url: string;
  site: string;
  verdict: CaptureVerdict;
  reason: string;
  /** Names of the engines that listed the page, `citation`, or `topic`. */
  foundBy: string[];
  /** Ranking in the search results; absent if no search found the page. */
  ranking?: { score: number; reasons: Reason[] };
  /** Relevance of its text to the topic, 0–100. */
  relevance?: ReadPage['ranking'];
  engineDate: DateRecord | null;
  /** ID of the citing source, for pages found through a citation. */
  parentSourceId: number | null;
  /** Set only by the records stage: the register entry that the page represents. */
  record?: {
    register: string;
    id: string;
    /** Set if the operator configured the collection as the primary record of the subject. */
    primary?: { name: string; matter: string };
  };
  /** ID of the added source, if a person or component added the page. */
  added?: number;
}

export interface ReadOutput {
  pages: ReadPage[];
}

/** Stance of one source on the topic; determined once, after the source is read. */
export interface Assessment extends PageJudgement {
  sourceId: number;
}

/** Assessments of a round. */
export interface AssessOutput {
  /** The topic's claims, the same in every round. */
  claims: Claim[];
  /** Only for pages assessed for the first time. */
  assessments: Assessment[];
  /** True in a re-evaluation: earlier assessments do not apply any more. */
  anew?: boolean;
  reasoning?: ReasoningAccount;
}

export interface OriginOutput extends Pick<AssessOutput, 'assessments' | 'reasoning'> {
  /** Absent if `assess` has already stored them. */
  claims?: Claim[];
  /** Based on pages only; `CaseHistory.beginning()` also considers social posts. */
  origin: OriginFinding | null;
  /** Whether a credible page reports the story. */
  credible?: boolean;
  /** Attributions of all pages so far. */
  attributions: [sourceId: number, found: Attribution[]][];
  /** Pages read because others cite them. */
  chased: ReadPage[];
  /** Cited URLs that have not been tried. */
  unread?: string[];
  /** Newsrooms that pages name without a link and that were searched for. */
  named?: string[];
  /** People and organizations named on pages that were looked up; absent if there were none. */
  actors?: PageActorFindings;
}

export interface CrossReferenceOutput extends Pick<
  DecideInput,
  'sources' | 'clusters' | 'findings' | 'discrepancies' | 'consistencyScore' | 'steering' | 'factChecks'
> {
  claims: Claim[];
  /** Readings by language models, by source ID; absent if there are none. */
  readings?: [sourceId: number, reading: ModelReading][];
  reasoning?: ReasoningAccount;
  /** Fact checks of claims other than the main claim, if any. They do not affect the decision. */
  claimChecks?: WeighedFactCheck[];
  /** Statements by named speakers on the main claim, quoted verbatim. */
  heard?: MainClaimStatement[];
}

/** Claims and explanations of sources, with the stances of all pages on them. */
export interface SourceClaims extends Pick<CrossReferenceOutput, 'claims' | 'findings'> {
  explanations: ExplanationEvidence[];
}

/**
 * Translations, parts, pre-publication check and article are added only with the verdict, and are null if lost; they do
 * not affect decisions.
 */
export interface DecideOutput
  extends NextRound, Pick<CaseData, 'translations' | 'parts' | 'lastLook' | 'article' | 'inquiry'> {
  decision: Decision | null;
  /** Additional claims of the sources, with the stance of each page; they do not affect decisions. */
  sourceClaims?: SourceClaims | null;
  reasoning?: ReasoningAccount;
}

/** Fact checks of the main claim, and register entries on the topic's actors. */
export interface RecordsOutput {
  factChecks: MatchedFactCheck[];
  /** Fact checks of other claims, if any. */
  claimChecks?: MatchedFactCheck[];
  /**
   * Coverage of fact-check indexes only. Coverage of registers is separate, because registers are irrelevant to most
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
  /** Records that are evidence, in the form of pages. */
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

/** Stages that are implemented, a subset of the queue's stage names. */
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

/** A stage's output and state. `partial`: relevant data was lost. */
export interface StageResult<T> {
  state: 'done' | 'partial';
  output: T;
  /** Description of the loss. */
  reason: string | null;
  /** The losses as a list. */
  lost?: string[];
  /** A loss the stage could not report itself, such as a deadline. */
  loss?: Reason;
}

/** The fields of stored stage results that this package uses. */
export type StageRow = Pick<StageResultEntity, 'round' | 'stage' | 'state' | 'reason'> & { data: unknown };

/** Data stored in addition to a stage's output; absent if `reason` is sufficient. */
export type StoredOutput = Pick<StageResult<unknown>, 'loss' | 'lost'>;
