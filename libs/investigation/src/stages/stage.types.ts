import type {
  Attribution,
  CaptureVerdict,
  Claim,
  CoverageEntry,
  DateRecord,
  Decision,
  Gap,
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
  RecordFindings,
} from '@corroborate/records';
import type { ModelReading, PageJudgement, PlannedCase, ReasoningAccount } from '@corroborate/reading';
import type { StageResultEntity } from '@corroborate/db';
import type { CaseData, ExplanationEvidence } from '@corroborate/report';
import type { DecideInput } from '@corroborate/verification';
import type { SocialEvidence } from '@corroborate/social';

/** What each stage leaves behind. Plain data: stored by (investigation, round, stage) and read by later stages. */
export interface SearchOutput {
  queries: PlannedQuery[];
  /** What a model planned before the first round; absent where none was asked. */
  planned?: PlannedCase | null;
  results: RankedResult[];
  coverage: CoverageEntry[];
  /** Who judged in this stage, and what it took. */
  reasoning: ReasoningAccount;
}

export interface ReadPage {
  sourceId: number;
  url: string;
  site: string;
  verdict: CaptureVerdict;
  reason: string;
  /** Engines that listed it, or `citation`, or `topic`. */
  foundBy: string[];
  /** Why it stood where it did among the results; absent where no search led to it. */
  ranking?: { score: number; reasons: Reason[] };
  /** How much of the topic its text really speaks of, 0–100. */
  relevance?: ReadPage['ranking'];
  engineDate: DateRecord | null;
  /** The source that led here, for pages found by following a citation. */
  parentSourceId: number | null;
  /** Set by the records stage alone: the page is an entry of this register, and stands for it. */
  record?: {
    register: string;
    id: string;
    /** Of a collection that the operator made the first-hand record of the matter. */
    primary?: { name: string; matter: string };
  };
  /** Set where somebody added it: the id of that source. */
  added?: number;
}

export interface ReadOutput {
  pages: ReadPage[];
}

/** What one source says about the topic; computed once, when it has been read. */
export interface Assessment extends PageJudgement {
  sourceId: number;
}

/** What the pages of a round say. */
export interface AssessOutput {
  /** The same in every round. */
  claims: Claim[];
  /** Of pages that nobody judged before. */
  assessments: Assessment[];
  /** All pages were judged again: what was judged before does not stand any more. */
  anew?: boolean;
  reasoning?: ReasoningAccount;
}

export interface OriginOutput extends Pick<AssessOutput, 'assessments' | 'reasoning'> {
  /** Absent where `assess` left them. */
  claims?: Claim[];
  /** As pages tell it; with posts it is `CaseHistory.beginning()`. */
  origin: OriginFinding | null;
  /** Whether a credible page tells the story. */
  credible?: boolean;
  /** Of every page there was. */
  attributions: [sourceId: number, found: Attribution[]][];
  /** Pages read because others lean on them. */
  chased: ReadPage[];
  /** Addresses that pages lean on and that nobody tried to read. */
  unread?: string[];
  /** Newsrooms looked for that pages name without an address. */
  named?: string[];
}

export interface CrossReferenceOutput extends Pick<
  DecideInput,
  'sources' | 'clusters' | 'findings' | 'discrepancies' | 'consistencyScore' | 'steering' | 'factChecks'
> {
  claims: Claim[];
  /** What models read in the pages, by source, where they read them. */
  readings?: [sourceId: number, reading: ModelReading][];
  reasoning?: ReasoningAccount;
  /** Fact checks of other claims than the core, where any was found. They decide nothing. */
  claimChecks?: WeighedFactCheck[];
  /** Who speaks on the core claim in the pages, letter by letter. */
  heard?: MainClaimStatement[];
}

/** Claims of sources, and what all pages say of them and of the explanations that sources offer. */
export interface SourceClaims extends Pick<CrossReferenceOutput, 'claims' | 'findings'> {
  explanations: ExplanationEvidence[];
}

/** Translations, parts, last look and prose come with the verdict only, null where lost; no decision reads them. */
export interface DecideOutput extends Pick<CaseData, 'translations' | 'parts' | 'lastLook' | 'prose' | 'inquiry'> {
  decision: Decision | null;
  again: boolean;
  gaps: Gap[];
  /** Why another round follows, or none. */
  why: Reason;
  /** What the sources assert beside the topic's claims, checked page by page; no decision reads it. */
  sourceClaims?: SourceClaims | null;
  reasoning?: ReasoningAccount;
}

/** Who checked the core claim before, and what registers have of the topic's actors. */
export interface RecordsOutput {
  factChecks: MatchedFactCheck[];
  /** Those of other claims, where any was found. */
  claimChecks?: MatchedFactCheck[];
  /**
   * Of the indexes of fact checks alone; that of registers stands with them, since a register has no say in most
   * topics.
   */
  coverage: FactCheckFindings['coverage'];
  registers: Omit<RecordFindings, 'records'> & {
    records: (MatchedRecord & { sourceId: number | null })[];
    need: Need;
  };
  /** What data servers have; absent where none is configured. */
  collections?: CollectionsOutput;
  /** Who said how collections are asked; absent where nobody could. */
  reasoning?: ReasoningAccount;
  /** Evidence among the records, as pages. */
  pages?: ReadPage[];
}

/** A document of a collection that says something on a question. */
export type CollectionRecord = CollectionsOutput['records'][number];

/** A document behind a figure, as it was captured. */
export type CapturedDocument = NonNullable<CollectionAnswer['captured']>[number];

/** `captured`, `missing`: absent where there is no figure. */
export type CollectionAnswer = CollectionsOutput['answers'][number];
export type CollectionsOutput = NonNullable<CaseData['collections']>;

export type SocialOutput = SocialEvidence;
/** `need`: whether it was to be looked up, and why. */
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

/** Stages that are furnished; the queue knows the names of all. */
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

/** A stage's result with how it went. `partial` = something was lost that might have mattered. */
export interface StageResult<T> {
  state: 'done' | 'partial';
  output: T;
  /** What was lost, in words. */
  reason: string | null;
  /** The same loss by loss. */
  lost?: string[];
  /** The same where more was lost than the stage could tell itself. */
  loss?: Reason;
}

/** A stored stage result as this room needs it. */
export type StageRow = Pick<StageResultEntity, 'round' | 'stage' | 'state' | 'reason'> & { data: unknown };

/** What is stored of a stage beside its output; absent where its own words say all. */
export type StoredOutput = Pick<StageResult<unknown>, 'loss' | 'lost'>;
