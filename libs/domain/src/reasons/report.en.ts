import type { Catalog } from './catalog';

export type ReportPart =
  | 'claims'
  | 'confirmed'
  | 'reported'
  | 'open'
  | 'timeline'
  | 'positions'
  | 'theories'
  | 'balance'
  | 'people'
  | 'statements'
  | 'questions'
  | 'origin'
  | 'background'
  | 'limitations'
  | 'recommendations'
  | 'integrity'
  | 'legal';

const NOT_MADE: Record<ReportPart, string> = {
  claims: 'No claims were extracted from the topic.',
  confirmed: 'No claim may be stated as fact.',
  reported: 'No claim was reported without being confirmed.',
  open: 'No claim is disputed or open.',
  timeline: 'No timeline was created for this case.',
  positions: 'Positions on the claims were not analyzed in this case.',
  theories: 'Alternative explanations were not collected in this case.',
  balance: 'The balance of the coverage was not assessed in this case.',
  people: 'People and organizations were not looked up in this case.',
  statements: 'Statements were not compared with the evidence in this case.',
  questions: 'No questions were recorded in this case.',
  origin: 'The origin of the story was not traced in this case.',
  background: 'Background was not looked up in this case.',
  limitations: 'Coverage gaps were not recorded in this case.',
  recommendations: 'Recommendations were not recorded in this case.',
  integrity: 'No pre-publication check was run for this case.',
  legal: 'No legal review list was created for this case: have the text reviewed by counsel before publication.',
};

const NOTHING: Record<ReportPart, string> = {
  ...NOT_MADE,
  claims: 'The topic makes no checkable claim.',
  timeline: 'No dated events found.',
  positions: 'No positions on the claims found.',
  theories: 'No alternative explanations found.',
  balance: 'Too few pages address the subject to assess balance.',
  people: 'No people or organizations in the topic were looked up.',
  statements: 'No statements by named speakers found.',
  questions: 'No questions were asked about this topic.',
  origin: 'The origin of the story could not be established.',
  background: 'No background found.',
  limitations: 'No coverage gaps.',
  recommendations: 'No open recommendations.',
};

/** The English of what is not in a report; no decision reads it. */
export const REPORT_ENGLISH = {
  'sentence.no-source': 'Cites no source.',
  'sentence.not-borne-out': 'Says more than its cited quotes support.',
  'sentence.turned': 'Contradicts its cited quotes.',
  'sentence.unknown-source': 'Source {n, number} does not exist.',
  'sentence.quote-not-found': 'Its quote was not found in the captured page of source {n, number}.',
  'sentence.number-not-found': '“{number}” was not found on any captured page it cites.',
  'sentence.name-not-found': 'The name “{name}” was not found on any captured page it cites.',
  'sentence.set-phrase': 'Uses the phrase “{phrase}”.',
  'section.not-made': ({ part }: { part: ReportPart }) => NOT_MADE[part],
  'section.nothing-found': ({ part }: { part: ReportPart }) => NOTHING[part],
  'section.nothing-holds':
    'Left out: the captured pages support none of {sentences, number} sentence{sentences, plural, |s}.',
  'claim-review.undecided': 'Not published: the claim is {verdict}.',
  'claim-review.not-earned':
    'Not published: no credible source addresses it, no editor decided it, and the topic is not certified.',
  'claim-review.says-core': 'Restates the main claim; see the review of the main claim.',
  'claim-review.core-open': 'Not published on its own: the main claim of the topic is {verdict}.',
  'claim-review.overruled': 'An editor left the topic at a lower level than the evidence supports.',
  'claim-review.level-unverified': 'The topic remains unverified, so none of its claims is published as true.',
  'claim-review.held': 'The upgrade is held for review.',
} as const satisfies Catalog;
