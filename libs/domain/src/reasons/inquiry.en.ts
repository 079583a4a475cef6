import type { AnsweredBy, SourceCategory } from '../inquiry.vocabulary';
import { many } from '../many';
import type { InquiryReasons } from './inquiry.reasons';
import type { Sentences } from './reason';

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
export const INQUIRY_ENGLISH: Sentences<InquiryReasons> = {
  'question.of-template': ({ part }) => ASKED_FOR[part],
  'question.by-editor': () => 'An editor asked it.',
  'question.planned': ({ name, why }) => `${sentence(why)} Planned by ${name}.`,
  'question.by-critique': ({ name, what, notes }) =>
    `${sentence(what)} Shown by ${notes.map((note) => `“${innerQuotes(note)}”`).join(', ')}. Asked by ${name}.`,
  'category.asked': ({ category }) => ASKED_KIND[category],
  'framework.first-round': () => 'The first round is done.',
  'framework.every-rounds': ({ rounds }) => `It is due every ${many(rounds, 'round')}.`,
  'framework.no-progress': () => 'The last round answered nothing.',
  'framework.before-completion': () => 'The inquiry is about to end.',
  'answer.by-verdict': ({ verdict }) => `The evidence leaves the claim ${verdict}.`,
  'answer.voices': ({ voices }) => `${many(voices, 'independent credible voice')} counted.`,
  'answer.agreeing': ({ voices }) => `${many(voices, 'independent credible voice')} say the same.`,
  'answer.one-voice': () => 'One credible voice says so, and none says otherwise.',
  'answer.apart': ({ values }) => `Credible voices differ: ${listed(values)}.`,
  'answer.earliest': ({ confidence }) => `It is the earliest report found (confidence ${confidence} of 100).`,
  'answer.spoken': ({ speaker }) => `${speaker} is quoted on it.`,
  'answer.reply-told': ({ name }) => `It is told what ${name} answers.`,
  'answer.on-record': ({ records }) => `${many(records, 'public record')} ${records === 1 ? 'bears' : 'bear'} on it.`,
  'answer.read-by-model': ({ name, voices }) =>
    `${name} reads it in the words of ${many(voices, 'credible voice')}, quoted letter by letter.`,
  'answer.later-figure': ({ value, earlier }) => `${value} is the later state; ${listed(earlier)} was told before.`,
  'answer.not-borne-out': ({ name }) => `${name} read the page and finds no answer in it.`,
  'answer.nobody-disputes': () => 'No credible page that was found disputes it; that is no proof that nobody does.',
  'answer.none-found': () => 'No page that counts was understood to answer it.',
  'answer.no-source-that-counts': ({ sources }) =>
    `Only ${many(sources, 'page')} that cannot be relied on ${sources === 1 ? 'tells' : 'tell'} of it.`,
  'answer.not-known': ({ name }) => `${name} says that it is not known.`,
  'answer.not-looked-up': () => 'It was not looked up in this investigation.',
  'answer.held': () => 'The evidence bears it out; it is no surer until a person has looked.',
  'answer.claims-nothing': () => 'The topic claims nothing that could be true or false.',
  'answer.figure-on-record': ({ collection, matter, operation }) =>
    `${collection}, the first-hand record of ${spaced(matter)}, gives it, ` +
    `counted from its documents (${spaced(operation)}).`,
  'answer.figure-agrees': ({ collection, figure }) => `${collection} gives the same: ${figure}.`,
  'answer.figure-apart': ({ collection, figure, told }) =>
    `${collection} gives ${figure}, credible voices say ${told}.`,
  'answer.figure-lead': ({ collection, figure }) =>
    `${collection} gives ${figure}; it is no first-hand record of the matter, so this is a lead and no answer.`,
  'answer.figure-beside': ({ collection, figure }) =>
    `${collection} gives ${figure}, which cannot be compared with what pages say.`,
  'answer.documents-lead': ({ collection, documents }) =>
    `${many(documents, 'document')} of ${collection} ${documents === 1 ? 'speaks' : 'speak'} of it and ` +
    `${documents === 1 ? 'does' : 'do'} not answer it: a lead.`,
  'coverage.very-reliable': ({ name }) =>
    `${name} is very reliable and says so, and nobody of its rank says otherwise.`,
  'coverage.agreeing': ({ voices, wanted }) => `${many(voices, 'credible voice')} agree; ${wanted} are enough.`,
  'coverage.too-few': ({ voices, wanted }) =>
    `${many(voices, 'credible voice')} ${voices === 1 ? 'speaks' : 'speak'} to it; ` +
    `${wanted} or a very reliable one are needed.`,
  'coverage.unreliable-alone': ({ sources }) =>
    `Only ${many(sources, 'page')} that cannot be relied on ${sources === 1 ? 'speaks' : 'speak'} to it.`,
  'coverage.opposed': ({ name }) => `${name}, of the same rank or better, says otherwise.`,
  'coverage.nobody': () => 'Nobody speaks to it.',
  'checkpoint.people': ({ names }) => `Nothing more than the name is known of ${listed(names)}.`,
  'checkpoint.claims': ({ claim }) => `Too little is known of “${claim}”.`,
  'checkpoint.positions': ({ claim }) => `Nobody’s own words argue “${claim}” for either side.`,
  'checkpoint.theories': ({ theory }) => `No page answers the explanation “${theory}”.`,
  'checkpoint.captures': ({ name }) => `${name} is credible and could not be read.`,
  'checkpoint.contradictions': ({ claim }) => `Credible sources contradict each other on “${claim}”.`,
  'suggest.look-up': () => 'Look up who they are.',
  'suggest.search': () => 'Search for it by its own words.',
  'suggest.strongest-case': () => 'Find the strongest words of each side.',
  'suggest.answer-theory': () => 'Find who states or denies it.',
  'suggest.read-elsewhere': () => 'Find another copy, or read it yourself.',
  'suggest.settle': () => 'Weigh the two against each other.',
  'advice.critical-open': (asked) => `A critical question has no sure answer (${asked.percent} %): ${asking(asked)}.`,
  'advice.questions-open': ({ questions }) => `${many(questions, 'question is', 'questions are')} open.`,
  'advice.all-answered': () => 'Every question has its answer.',
  'advice.same-sources': () => 'All engines bring the same sources.',
  'advice.little-new': ({ percent }) => `Only ${percent} % of what the last round found is new.`,
  'advice.empty-batches': ({ batches }) => `The last ${batches} searches brought nothing new.`,
  'advice.unanswerable': ({ questions }) =>
    `What is left, ${many(questions, 'question')}, cannot be answered by a search.`,
  'stop.checkpoint': ({ advice, verdict }) => `The checkpoint says ${advice} (${verdict}).`,
  'stop.most-rounds': ({ rounds }) => `No investigation has more than ${many(rounds, 'round')}.`,
  'stop.budget-spent': () => 'The budget is spent.',
  'stop.question-open': (asked) => `Round ${asked.round} follows what is open: ${asking(asked)}.`,
  'gap.question': ({ question }) => `It may answer “${innerQuotes(question)}”`,
};
