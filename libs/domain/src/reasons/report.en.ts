import type { Catalog } from './catalog';

export type ReportPart =
  | 'claims'
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
  claims: 'No claims were drawn from the topic.',
  timeline: 'No timeline of events was made of this case.',
  positions: 'Who holds what about each claim was not worked out for this case.',
  theories: 'Other explanations were not gathered for this case.',
  balance: 'How the coverage is balanced was not assessed for this case.',
  people: 'People and organisations were not looked up for this case.',
  statements: 'Statements were not laid against the evidence in this case.',
  questions: 'No questions were kept with this case.',
  origin: 'Where the story began was not followed in this case.',
  background: 'Background was not looked up for this case.',
  limitations: 'What could not be looked at was not kept for this case.',
  recommendations: 'What remains to be done was not kept for this case.',
  integrity: 'The last look before print was not made of this case: nobody has checked its integrity.',
  legal: 'No list for a lawyer was made of this case: have the text read by counsel before it is published.',
};

const NOTHING: Record<ReportPart, string> = {
  ...NOT_MADE,
  claims: 'The topic makes no claim that could be true or false.',
  timeline: 'No page tells of an event with a day of its own.',
  positions: 'No page says who holds what about the claims.',
  theories: 'No other explanation was offered.',
  balance: 'Too few pages speak of the subject to tell a balance.',
  people: 'The topic names nobody who was looked up.',
  statements: 'No statement of a named speaker was found.',
  questions: 'No question was asked of this topic.',
  origin: 'No beginning of the story could be established.',
  background: 'No background was found.',
  limitations: 'Nothing that was looked for stayed out of reach.',
  recommendations: 'Nothing is left open.',
};

/** The English of what is not in a report; no decision reads it. */
export const REPORT_ENGLISH = {
  'sentence.no-source': 'It names no source.',
  'sentence.not-borne-out': 'It says more than the words it rests on.',
  'sentence.turned': 'It denies what it rests on, or states what is denied there.',
  'sentence.unknown-source': 'There is no source {n, number}.',
  'sentence.quote-not-found': 'What it quotes does not stand in the capture of source {n, number}.',
  'sentence.number-not-found': '“{number}” stands in no capture it cites.',
  'sentence.name-not-found': 'The name “{name}” stands in no capture it cites.',
  'sentence.set-phrase': 'It says “{phrase}”.',
  'section.not-made': ({ part }: { part: ReportPart }) => NOT_MADE[part],
  'section.nothing-found': ({ part }: { part: ReportPart }) => NOTHING[part],
  'section.nothing-holds':
    'None of {sentences, number} sentence{sentences, plural, |s} held against what was captured.',
  'claim-review.undecided': 'The claim is {verdict}: there is nothing decided to publish.',
  'claim-review.not-earned': 'No credible voice speaks to it, nobody decided it, and the topic is not certified.',
  'claim-review.says-core': 'It says the core once more in other words; the core has the review.',
  'claim-review.core-open': 'The core of the topic is {verdict}: a detail of it is not published by itself.',
  'claim-review.overruled': 'A person has left the topic at a lower level than the evidence gave.',
  'claim-review.level-unverified': 'The topic stays unverified, so none of its claims is published as true.',
  'claim-review.held': 'The upgrade waits for a person.',
} as const satisfies Catalog;
