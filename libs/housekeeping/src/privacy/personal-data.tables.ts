/** Descriptions of table rows. Tables not listed are shown by name. */
export const TABLE_LABELS: Record<string, string> = {
  topics: 'topic',
  investigations: 'case',
  stage_results: 'stage',
  sources: 'page',
  investigation_sources: 'page',
  claims: 'claim',
  claim_evidence: 'claim',
  review_items: 'review',
  review_decisions: 'review',
  evidence_corrections: 'correction',
  reply_notes: 'reply',
  added_sources: 'added source',
  added_readings: 'added source',
  research_jobs: 'research',
  pictures: 'picture',
  source_looks: 'look',
  chain_entries: 'chain',
  upstream_calls: 'call',
  upstream_cache: 'cached answer',
  investigation_events: 'event',
  api_keys: 'own account',
  desk_sessions: 'own account',
  audit_log: 'own account',
  webhook_endpoints: 'webhook',
  legal_holds: 'legal hold',
  replays: 'replay',
};

/** Parts of a row with their own description, by a key in the path; the first match applies. */
export const PART_LABELS: readonly (readonly [string, string])[] = [
  ['statements', 'statement'],
  ['key_actors', 'key actor'],
  ['actors', 'key actor'],
  ['social', 'social post'],
  ['social_media_evidence', 'social post'],
  ['byline', 'author'],
  ['authors', 'author'],
  ['positions', 'position'],
];

/** Fields that contain only the name of an account or of a user. */
export const ACCOUNT_FIELDS: ReadonlySet<string> = new Set([
  ...['author', 'handle', 'account', 'user', 'username', 'from', 'by', 'actor', 'name', 'speaker', 'said_by', 'saidBy'],
  ...['requested_by', 'reviewed_by', 'claimed_by', 'first_approved_by', 'decided_by', 'made_by', 'held_by'],
  ...['released_by', 'added_by', 'addedBy', 'created_by', 'revoked_by', 'domainHandle', 'byline'],
]);

/** Columns that an erasure may change, by table; all others stay unchanged. */
export const MASKABLE_COLUMNS: Record<string, readonly string[]> = {
  sources: ['article', 'text', 'canonical_url'],
  stage_results: ['data', 'reason'],
  investigations: [
    ...['result', 'verdict', 'decision', 'plan', 'sources_json', 'verified_claims', 'disputed_claims', 'missing'],
    ...['context_notes', 'review_reason', 'original_source_url'],
  ],
  investigation_sources: ['passage', 'stance_reasons', 'found_by', 'published'],
  claims: ['text', 'reasons', 'verdict_reasons'],
  claim_evidence: ['passage', 'reasons'],
  review_items: ['reasons', 'handover_note'],
  source_looks: ['reasons', 'differences', 'final_url'],
  pictures: ['url', 'page_url', 'marks'],
  added_readings: ['page', 'quotes', 'reason'],
  research_jobs: ['text', 'leads'],
  collection_scans: ['state', 'kept'],
  investigation_events: ['data'],
  upstream_calls: ['url', 'reason'],
};

/** Why rows of a table are kept when a person is erased. */
export type RetentionReason =
  'held' | 'left-out' | 'case-open' | 'chain' | 'accountability' | 'pipeline' | 'for-a-day' | 'not-masked';

export const RETAINED_TABLES: Record<string, RetentionReason> = {
  chain_entries: 'chain',
  audit_log: 'accountability',
  api_keys: 'accountability',
  desk_sessions: 'accountability',
  review_decisions: 'accountability',
  evidence_corrections: 'accountability',
  reply_notes: 'accountability',
  replays: 'accountability',
  legal_holds: 'accountability',
  added_sources: 'accountability',
  webhook_endpoints: 'accountability',
  topics: 'pipeline',
  upstream_cache: 'for-a-day',
};
