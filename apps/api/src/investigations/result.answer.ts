import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { VERIFICATION_LEVELS, type VerificationLevel } from '@corroborate/domain';
import { MOMENT, nullable } from '../openapi/answer.parts';

/** The specification's result. More fields may follow; readers ignore what they do not know. */
export class ResultAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) topic_id: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) investigation_date: string;
  @ApiProperty({
    type: 'array',
    description:
      'Sources that say something about the topic, with tier, stance and the passage that shows it; `counts` ' +
      'says whether the source is one of those that make up the voices that count toward the level. `ranking` (by ' +
      'what engines showed) and `text_relevance` (by what was read) have a `score`, `reasons` in sentences and ' +
      '`reason_codes` for programs; `stance_reasons` have `stance_reason_codes`. `passage` is in the `language` of ' +
      'the page; `translation` (`text`, `from`, `into`, `by`) is a language model’s, for people: it decides nothing.',
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
      'What the topic claims, and what evidence makes of it: `text`, `core`, `verdict`, `confidence`, `evidence`. ' +
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
