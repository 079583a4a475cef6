/** What an entry is, for whoever asked: a heading, and what is said of each. By the words of `places.ts`. */
export const KINDS: Record<string, readonly [heading: string, one: string]> = {
  'added source': ['Pages and files that an editor added', 'A page or file that an editor added'],
  author: ['Authors of pages', 'The author of a page that was read'],
  call: ['Questions to services outside', 'A question that was put to a service outside'],
  'cached answer': ['Answers kept for a short time', 'An answer of a service outside, kept for a short time'],
  case: ['Outcomes', 'The outcome of an investigation'],
  chain: ['The sealed record of a case', 'An entry of the sealed record of what was received and decided'],
  claim: ['Claims that were checked', 'A claim that was checked'],
  correction: ['Corrections by an editor', 'A correction that an editor made'],
  event: ['The progress of a case', 'A note on the progress of a case'],
  'key actor': ['People whom a story is about', 'Somebody whom a story is about'],
  'legal hold': ['Legal holds', 'A case of which nothing may be deleted'],
  look: ['Later looks at a page', 'A later look at a page that was read'],
  'own account': ['Accounts of this installation', 'An account of this installation, or what was done by it'],
  page: ['Pages that were read', 'A page of the web that was read'],
  picture: ['Pictures', 'A picture that a page shows, and what is known of it'],
  position: ['Who holds what', 'What somebody holds about a claim'],
  replay: ['Cases judged again', 'A case that was judged again'],
  reply: ['Replies', 'A note on a reply that was asked for or given'],
  research: ['Research by services', 'What a service for research answered'],
  review: ['Reviews by an editor', 'What an editor was to decide, or decided'],
  'social post': ['Posts on social networks', 'Posts that were found on social networks'],
  stage: ['The work on a case', 'What a step of the work found'],
  statement: ['Statements', 'What somebody with a name said'],
  topic: ['Stories as they were sent', 'A story as it was sent to be checked'],
  webhook: ['Receivers of messages', 'A program that is told of cases'],
};

const FIELDS: readonly (readonly [words: string, fields: readonly string[]])[] = [
  ['as the author', ['author', 'authors', 'byline', 'handle', 'account', 'user', 'username', 'domainHandle']],
  ['as the one who spoke', ['speaker', 'said_by', 'saidBy']],
  ['by name', ['name', 'names', 'entities', 'persons']],
  ['in an address of the web', ['url', 'urls', 'canonical_url', 'page_url', 'final_url', 'sourceUrl', 'address']],
  ['in a headline', ['title', 'headline']],
  ['in the text', ['text', 'content', 'article', 'excerpt', 'description']],
  ['in words that are quoted', ['quote', 'quotes', 'passage']],
  ['in a summary', ['summary', 'notes', 'context_notes']],
  [
    'as the one who did it',
    [
      ...['by', 'actor', 'requested_by', 'reviewed_by', 'claimed_by', 'first_approved_by', 'decided_by', 'made_by'],
      ...['held_by', 'released_by', 'added_by', 'addedBy', 'created_by', 'revoked_by'],
    ],
  ],
];

/** Where in an entry somebody is named, by the field that holds the words; null where no words say it. */
export const fieldInWords = (field: string): string | null =>
  FIELDS.find(([, fields]) => fields.includes(field))?.[0] ?? null;
