/**
 * Heading and singular description of each kind of entry in a subject access file; keys as in
 * `personal-data.tables.ts`.
 */
export const KIND_LABELS: Record<string, readonly [heading: string, one: string]> = {
  'added source': ['Pages and files added by an editor', 'A page or file added by an editor'],
  author: ['Page authors', 'The author of a page'],
  call: ['Calls to external services', 'A call to an external service'],
  'cached answer': ['Cached responses', 'A cached response of an external service'],
  case: ['Results', 'The result of an investigation'],
  chain: ['Evidence chain', 'An entry in the evidence chain of a case'],
  claim: ['Claims', 'A claim that was checked'],
  correction: ['Corrections', 'A correction by an editor'],
  event: ['Case events', 'An event in the progress of a case'],
  'key actor': ['Key people and organizations', 'A person or organization in a story'],
  'legal hold': ['Legal holds', 'A case under legal hold'],
  look: ['Source checks', 'A later check of a page'],
  'own account': ['User accounts', 'A user account of this installation or an action by it'],
  page: ['Web pages', 'A web page that was read'],
  picture: ['Images', 'An image on a page, with its metadata'],
  position: ['Positions', 'A position on a claim'],
  replay: ['Re-evaluations', 'A re-evaluation of a case'],
  reply: ['Responses', 'A response requested or received'],
  research: ['Deep research', 'A result of a deep research service'],
  review: ['Reviews', 'A pending or completed review by an editor'],
  'social post': ['Social media posts', 'Social media posts found'],
  stage: ['Stage results', 'The result of a processing stage'],
  statement: ['Statements', 'A statement by a named person'],
  topic: ['Submitted topics', 'A topic as submitted'],
  webhook: ['Webhooks', 'A webhook endpoint'],
};

const FIELD_LABELS: readonly (readonly [words: string, fields: readonly string[]])[] = [
  ['as the author', ['author', 'authors', 'byline', 'handle', 'account', 'user', 'username', 'domainHandle']],
  ['as the speaker', ['speaker', 'said_by', 'saidBy']],
  ['by name', ['name', 'names', 'entities', 'persons']],
  ['in a web address', ['url', 'urls', 'canonical_url', 'page_url', 'final_url', 'sourceUrl', 'address']],
  ['in a headline', ['title', 'headline']],
  ['in the text', ['text', 'content', 'article', 'excerpt', 'description']],
  ['in a quote', ['quote', 'quotes', 'passage']],
  ['in a summary', ['summary', 'notes', 'context_notes']],
  [
    'as the person who acted',
    [
      ...['by', 'actor', 'requested_by', 'reviewed_by', 'claimed_by', 'first_approved_by', 'decided_by', 'made_by'],
      ...['held_by', 'released_by', 'added_by', 'addedBy', 'created_by', 'revoked_by'],
    ],
  ],
];

/** Describes where in an entry a person is named; null if the field has no description. */
export const fieldLabel = (field: string): string | null =>
  FIELD_LABELS.find(([, fields]) => fields.includes(field))?.[0] ?? null;
