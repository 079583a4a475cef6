import type { Catalog } from './catalog';
import type { AnsweredBy, SourceCategory } from '../inquiry.vocabulary';

const ASKED_FOR: Record<AnsweredBy, string> = {
  core: 'Everything hangs on it.',
  detail: 'The topic hangs on it as well.',
  voices: 'Only independent voices count.',
  disputes: 'Whoever disputes it must be heard.',
  origin: 'Copies of one report are one voice.',
  day: 'The day tells one event from another.',
  place: 'The place tells one event from another.',
  number: 'The headline counts, so the count must hold.',
  speakers: 'Who says so tells how it can be known.',
  response: 'Whoever is accused is to be heard.',
  records: 'Public records can bear it out or rule it out.',
  free: 'It was asked in so many words.',
};

const ASKED_KIND: Record<SourceCategory, string> = {
  engines: 'Search engines find reports of the event.',
  registers: 'The matter leaves traces in public registers.',
  networks: 'People who were there may have posted it.',
  'fact-checks': 'Somebody may have checked it before.',
  background: 'Reference works tell who is concerned and what came before.',
};

/** `public-money`, `count_distinct` */
const spaced = (name: string): string => name.replace(/[-_]/g, ' ');

const listed = (names: readonly string[]): string => names.slice(0, 4).join(', ');

/** With its full stop. */
const sentence = (text: string): string => (/[.!?…。]$/u.test(text) ? text : `${text}.`);

const asking = ({ question }: { question: string }): string => `the question “${innerQuotes(question)}”`;

/** Quotation marks within quotation marks. */
const innerQuotes = (text: string): string => text.replaceAll('“', '‘').replaceAll('.”', '’').replaceAll('”', '’');

/** The English of questions and checkpoints; no decision reads it. */
export const INQUIRY_ENGLISH = {
  'question.of-template': ({ part }: { part: AnsweredBy }) => ASKED_FOR[part],
  'question.by-editor': 'An editor asked it.',
  'question.planned': ({ name, why }: { name: string; why: string }) => `${sentence(why)} Planned by ${name}.`,
  'question.by-critique': ({ name, what, notes }: { name: string; what: string; notes: string[] }) =>
    `${sentence(what)} Shown by ${notes.map((note) => `“${innerQuotes(note)}”`).join(', ')}. Asked by ${name}.`,
  'category.asked': ({ category }: { category: SourceCategory }) => ASKED_KIND[category],
  'framework.first-round': 'The first round is done.',
  'framework.every-rounds': 'It is due every {rounds, plural, # round|# rounds}.',
  'framework.no-progress': 'The last round answered nothing.',
  'framework.before-completion': 'The inquiry is about to end.',
  'answer.by-verdict': 'The evidence leaves the claim {verdict}.',
  'answer.voices': '{voices, plural, # independent credible voice|# independent credible voices} counted.',
  'answer.apart': ({ values }: { values: string[] }) =>
    `Sources differ: ${values.map((one) => one.replace(/[.]+$/, '')).join('; ')}.`,
  'answer.earliest': 'It is the earliest report found (confidence {confidence, number} of 100).',
  'answer.on-record': '{records, plural, # public record|# public records} {records, plural, bears|bear} on it.',
  'answer.read-by-model':
    '{name} answers it from what {voices, plural, # independent source says|# independent sources say}.',
  'answer.nobody-disputes': 'No credible page that was found disputes it; that is no proof that nobody does.',
  'answer.none-found': 'No source that counts answers it.',
  'answer.no-source-that-counts':
    'Only {sources, plural, # page|# pages} that cannot be relied on {sources, plural, tells|tell} of it.',
  'answer.not-looked-up': 'It was not looked up in this investigation.',
  'answer.held': 'The evidence bears it out; it is no surer until a person has looked.',
  'answer.claims-nothing': 'The topic claims nothing that could be true or false.',
  'answer.figure-on-record': ({
    collection,
    matter,
    operation,
  }: {
    collection: string;
    matter: string;
    operation: string;
  }) =>
    `${collection}, the first-hand record of ${spaced(matter)}, gives it, ` +
    `counted from its documents (${spaced(operation)}).`,
  'answer.figure-agrees': '{collection} gives the same: {figure}.',
  'answer.figure-apart': '{collection} gives {figure}, credible voices say {told}.',
  'answer.figure-lead':
    '{collection} gives {figure}; it is no first-hand record of the matter, so this is a lead and no answer.',
  'answer.figure-beside': '{collection} gives {figure}, which cannot be compared with what pages say.',
  'answer.documents-lead': `{documents, plural, # document|# documents} of {collection}
    {documents, plural, speaks|speak} of it and {documents, plural, does|do} not answer it: a lead.`,
  'coverage.very-reliable': '{name} is very reliable and says so, and nobody of its rank says otherwise.',
  'coverage.agreeing': '{voices, plural, # credible voice|# credible voices} agree; {wanted, number} are enough.',
  'coverage.too-few': `{voices, plural, # credible voice|# credible voices} {voices, plural, speaks|speak} to it;
    {wanted, number} or a very reliable one are needed.`,
  'coverage.unreliable-alone':
    'Only {sources, plural, # page|# pages} that cannot be relied on {sources, plural, speaks|speak} to it.',
  'coverage.opposed': '{name}, of the same rank or better, says otherwise.',
  'coverage.nobody': 'Nobody speaks to it.',
  'checkpoint.people': ({ names }: { names: string[] }) => `Nothing more than the name is known of ${listed(names)}.`,
  'checkpoint.claims': 'Too little is known of “{claim}”.',
  'checkpoint.positions': 'Nobody’s own words argue “{claim}” for either side.',
  'checkpoint.theories': 'No page answers the explanation “{theory}”.',
  'checkpoint.captures': '{name} is credible and could not be read.',
  'checkpoint.contradictions': 'Credible sources contradict each other on “{claim}”.',
  'suggest.look-up': 'Look up who they are.',
  'suggest.search': 'Search for it by its own words.',
  'suggest.strongest-case': 'Find the strongest words of each side.',
  'suggest.answer-theory': 'Find who states or denies it.',
  'suggest.read-elsewhere': 'Find another copy, or read it yourself.',
  'suggest.settle': 'Weigh the two against each other.',
  'advice.critical-open': (asked: { id: string; question: string; percent: number }) =>
    `A critical question has no sure answer (${asked.percent} %): ${asking(asked)}.`,
  'advice.questions-open': '{questions, plural, # question is|# questions are} open.',
  'advice.all-answered': 'Every question has its answer.',
  'advice.same-sources': 'All engines bring the same sources.',
  'advice.little-new': 'Only {percent, number} % of what the last round found is new.',
  'advice.empty-batches': 'The last {batches, number} searches brought nothing new.',
  'advice.unanswerable': 'What is left, {questions, plural, # question|# questions}, cannot be answered by a search.',
  'stop.checkpoint': 'The checkpoint says {advice} ({verdict}).',
  'stop.most-rounds': 'No investigation has more than {rounds, plural, # round|# rounds}.',
  'stop.budget-spent': 'The budget is spent.',
  'stop.question-open': (asked: { id: string; question: string; round: number }) =>
    `Round ${asked.round} follows what is open: ${asking(asked)}.`,
  'gap.question': ({ question }: { question: string }) => `It may answer “${innerQuotes(question)}”`,
} as const satisfies Catalog;
