import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  INVESTIGATION_STATUSES,
  MODES,
  PRIORITIES,
  STAGES,
  VERIFICATION_LEVELS,
  type InvestigationStatus,
  type Mode,
  type Priority,
  type StageName,
  type VerificationLevel,
} from '@corroborate/domain';

const MOMENT = '2026-01-02T12:35:00.000Z';
const nullable = { nullable: true } as const;

export class StartedAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['started', 'awaiting-approval'], example: 'started' }) status: 'started' | 'awaiting-approval';
  @ApiProperty({ format: 'date-time', example: MOMENT }) estimated_completion: string;
}

/** The specification's result. More fields may follow; readers ignore what they do not know. */
class ResultAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) investigation_date: string;
  @ApiProperty({
    type: 'array',
    description:
      'Sources that say something about the topic, with tier, stance and the passage that shows it; `counts` ' +
      'says whether the source is one of those that make up the voices that count toward the level. `ranking` (by ' +
      'what engines showed) and `text_relevance` (by what was read) have a `score`, `reasons` in sentences and ' +
      '`reason_codes` for programs; `stance_reasons` have `stance_reason_codes`. `passage` is in the `language` of ' +
      'the page; `translation` (`text`, `from`, `into`, `by`) is a language model’s, for people, and decides nothing.',
    items: { type: 'object', additionalProperties: true },
    example: [
      {
        url: 'https://news.example/report',
        name: 'Example News',
        credibility_tier: 2,
        counts: true,
        stance: 'supports',
      },
    ],
  })
  additional_sources: object[];
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'One line a post, with `reasons` in sentences and `reason_codes` for programs, as everything that stands ' +
      'behind the topic has them: coordinated clusters, actors, place, records, context, related topics.',
    example: [],
  })
  social_media_evidence: object[];
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    ...nullable,
    description:
      'Where the story began: `url`, `site`, `date`, `not_later_than`, `confidence` (0–100), `reasons` in sentences ' +
      'and `reason_codes` for programs, as in the next two; ' +
      '`credibility` of who published it; `candidates` with their scores; ' +
      '`propagation` (`nodes` are pages, `edges` say who leans on whom); `earlier_search` with the windows ' +
      'asked and why it ended (`stop`, `stop_code`); `not_searched`. ' +
      'Null when none could be established.',
    example: null,
  })
  original_source: object | null;
  @ApiProperty({ minimum: 0, maximum: 100, example: 82 }) credibility_assessment: number;
  @ApiProperty({ minimum: 0, maximum: 100, example: 90 }) consistency_score: number;
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'Who the topic is about and who speaks on it: `name`, `kind`, `role` with its quote, `identity` ' +
      '(`resolved`, `not told apart`, `not found`, `not asked`), `identifiers`, `details`, ' +
      '`earlier_statements` (published before the event), `statements` (in the pages that were read), ' +
      '`track_record` (counts and entries; a docket is no finding of guilt), `asked`. ' +
      'Background: nothing of it is evidence or changes the level.',
    example: [
      {
        name: 'Example Shipping',
        kind: 'company',
        identity: {
          state: 'resolved',
          reasons: ['Is tied to Example Harbor, as the topic is.'],
          reason_codes: [{ code: 'tie.place', params: { place: 'Example Harbor' } }],
        },
      },
    ],
  })
  actors?: object[];
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'People of the topic who were not looked up, without their names: `who`, `reason` and `reason_code`.',
    example: [
      {
        who: 'a private person',
        reason: 'Named as resident.',
        reason_code: { code: 'private.role', params: { role: 'resident' } },
      },
    ],
  })
  unprofiled?: object[];
  @ApiPropertyOptional({ minimum: 0, maximum: 100, example: 40 }) context_richness?: number;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    ...nullable,
    description:
      'Where it happened: `level` (`town`, `district`, `region`, `country`, `ambiguous`, `unlisted`), `basis` ' +
      '(`told`, `text`, `only-one`, `population`), `assumed`, ' +
      '`town`, `district`, `region`, `country`, `coordinates`, `time_zone`, other `candidates`, `source` and ' +
      '`reasons` with `reason_codes`; `conditions` are computed (`computed_from`, `inputs`), ' +
      'never quoted, and count as no detail; `local_outlets` says who reports there, whether they were asked ' +
      'by name and what they brought. Null where no place is named.',
    example: {
      said: 'Youngstown, Ohio',
      level: 'town',
      basis: 'told',
      assumed: false,
      town: 'Youngstown',
      region: 'Ohio',
      country: 'United States',
    },
  })
  place?: object | null;
  @ApiProperty({ type: [String], example: ['Dock workers walked out on 2 January.'] })
  verified_claims: string[];
  @ApiProperty({ type: [String], example: [] }) disputed_claims: string[];
  @ApiProperty({ example: 'Confirmed: Dock workers walked out on 2 January.' }) additional_context: string;
  @ApiProperty({
    enum: VERIFICATION_LEVELS,
    example: 'verified',
    description: 'What the evidence gives. Above the applied level while the upgrade is held for a person.',
  })
  recommended_verification_level: VerificationLevel;
  @ApiProperty({ minimum: 0, maximum: 100, example: 74 }) confidence_level: number;
  @ApiProperty({ example: 'Three independent newsrooms report the walkout.' }) investigation_notes: string;
  @ApiProperty({ example: false }) requires_human_review: boolean;
  @ApiProperty({ type: String, ...nullable, example: null }) review_reason: string | null;
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'What the topic claims, and what the evidence makes of it: `text`, `core`, `verdict`, `confidence`, `evidence`. ' +
      'Where a language model put the core in one sentence that can be true or false it is `statement`, with its ' +
      '`parts` (`who`, `what`, `where`, `when`); `claim_reasons` and `claim_reason_codes` say why it is a claim, or ' +
      'that nothing in the topic could be true or false (`statement.no-claim`).',
    example: [{ id: 'c1', text: 'Dock workers walked out on 2 January.', core: true, verdict: 'verified' }],
  })
  claims?: object[];
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description:
      'Each rule as it was applied: `rule`, `passed`, `inputs`, `reason` in a sentence, `reason_codes` for programs ' +
      '(`code` and `params`). So with every sentence of the verdict: `success` has `criteria_codes`, `would_lift` ' +
      'has `would_lift_code`, claims and fact checks have `reason_codes`, the `merges` of a cluster `code` and ' +
      '`params` beside `detail`. Sentences may be reworded, codes stay; absent in results of earlier versions.',
    example: [
      {
        rule: 'tier-upgrade',
        passed: true,
        inputs: { independentCredible: 3 },
        reason: '3 independent credible supporting source(s) give “verified”, strongly.',
        reason_codes: [{ code: 'level.given', params: { voices: 3, level: 'verified', strongly: true } }],
      },
    ],
  })
  rules?: object[];
}

export class InvestigationAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) id: number;
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ enum: INVESTIGATION_STATUSES, example: 'completed' }) status: InvestigationStatus;
  @ApiProperty({ type: 'integer', example: 5 }) sources_found: number;
  @ApiProperty({
    example: true,
    description:
      'The level of the topic rose by this investigation: applied by the rules, or by a person after review. A ' +
      'level that fell is none.',
  })
  verification_upgraded: boolean;
  @ApiProperty({
    enum: VERIFICATION_LEVELS,
    ...nullable,
    example: 'verified',
    description: 'Null until decided.',
  })
  new_verification_level: VerificationLevel | null;
  @ApiProperty({
    example: 'Dock workers walk out',
    description: 'Plain text from outside: escape it before it is shown.',
  })
  topic_title: string;
  @ApiProperty({ enum: MODES, example: 'detailed' }) mode: Mode;
  @ApiProperty({ enum: PRIORITIES, example: 'normal' }) priority: Priority;
  @ApiProperty({ example: false }) forced: boolean;
  @ApiProperty({ example: 'local' }) requested_by: string;
  @ApiProperty({ type: 'integer', example: 2 }) social_sources_found: number;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'unverified' })
  verification_level_before: VerificationLevel;
  @ApiProperty({ example: false }) requires_human_review: boolean;
  @ApiProperty({ type: String, ...nullable, example: null }) review_reason: string | null;
  @ApiProperty({ type: Number, minimum: 0, maximum: 100, ...nullable, example: 74 }) confidence_level: number | null;
  @ApiProperty({ type: 'integer', example: 1, description: '1-based; 0 before the first.' }) round: number;
  @ApiProperty({ enum: STAGES, ...nullable, example: null }) stage: StageName | null;
  @ApiProperty({ example: 0.5 }) budget_usd: number;
  @ApiProperty({ example: 0.02 }) cost_usd: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) started_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) finished_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) estimated_completion: string | null;
  @ApiProperty({ type: String, ...nullable, example: null }) failure: string | null;
}

export class InvestigationWithResultAnswer extends InvestigationAnswer {
  @ApiProperty({ type: ResultAnswer, ...nullable, description: 'Null until decided.' }) result: object | null;
}

export class InvestigationPageAnswer {
  @ApiProperty({ type: [InvestigationAnswer] }) investigations: InvestigationAnswer[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class CandidateAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ example: 'Dock workers walk out' }) title: string;
  @ApiProperty({ enum: VERIFICATION_LEVELS, example: 'unverified' }) current_verification: VerificationLevel;
  @ApiProperty({ type: 'integer', example: 0 }) source_count: number;
  @ApiProperty({ minimum: 0, maximum: 100, example: 65 }) newsworthiness_score: number;
  @ApiProperty({ example: 'pipeline-4711' }) external_id: string;
  @ApiProperty({ type: String, ...nullable, example: 'labor' }) category: string | null;
  @ApiProperty({ type: String, ...nullable, example: 'Harbor City' }) location: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) event_date: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable, example: MOMENT }) discovery_date: string | null;
}

export class CandidatePageAnswer {
  @ApiProperty({ type: [CandidateAnswer] }) topics: CandidateAnswer[];
  @ApiProperty({ type: String, ...nullable, example: null }) next_cursor: string | null;
}

export class CancelledAnswer {
  @ApiProperty({ type: 'integer', example: 123 }) investigation_id: number;
  @ApiProperty({ enum: ['cancelled'], example: 'cancelled' }) status: 'cancelled';
}

export class CandidateFacetsAnswer {
  @ApiProperty({ type: [String], example: ['labor', 'transport'] }) categories: string[];
  @ApiProperty({
    type: () => [ModeEstimateAnswer],
    description: 'What an investigation of each mode has usually taken and cost.',
  })
  estimates: ModeEstimateAnswer[];
}

export class ModeEstimateAnswer {
  @ApiProperty({ enum: MODES }) mode: Mode;
  @ApiProperty({
    type: 'integer',
    example: 120,
    description: 'From start to end, median of the last completed ones of the mode.',
  })
  seconds: number;
  @ApiProperty({
    example: 0.02,
    description:
      'US dollars, median of the same; `cost_per_investigation_usd` of the metrics is a mean of all that ended.',
  })
  cost_usd: number;
  @ApiProperty({
    type: 'integer',
    example: 12,
    description: 'Finished investigations behind the figures; with few, the time is an assumption.',
  })
  measured: number;
}

/** One call that left the house, or was answered from the cache. */
export class CallAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: 'search' }) stage: string;
  @ApiProperty({ example: 'brave' }) provider: string;
  @ApiProperty({ example: 'GET' }) method: string;
  @ApiProperty({ example: 'https://api.search.example/web?q=dock+workers', description: 'Without secrets.' })
  url: string;
  @ApiProperty({ example: 'found' }) outcome: string;
  @ApiProperty({ type: String, ...nullable, example: null }) reason: string | null;
  @ApiProperty({ type: 'integer', ...nullable, example: 200 }) status: number | null;
  @ApiProperty({ example: false }) cached: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) attempts: number;
  @ApiProperty({ type: 'integer', example: 240 }) latency_ms: number;
  @ApiProperty({ type: 'integer', example: 18230 }) bytes: number;
  @ApiProperty({ example: 0.005 }) cost_usd: number;
}

export class CallTotalsAnswer {
  @ApiProperty({ type: 'integer', example: 61 }) calls: number;
  @ApiProperty({ type: 'integer', example: 12 }) from_cache: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'Calls that came to nothing because we could not look.' })
  holes: number;
  @ApiProperty({ example: 0.02 }) cost_usd: number;
  @ApiProperty({ type: 'integer', example: 1830230 }) bytes: number;
}

export class CallLedgerAnswer {
  @ApiProperty({ type: [CallAnswer], description: 'In the order in which they were made.' }) calls: CallAnswer[];
  @ApiProperty({ type: CallTotalsAnswer }) totals: CallTotalsAnswer;
}
