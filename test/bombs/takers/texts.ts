import { createReason, NameMask, findPrivatePersons } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { readSigns } from '@corroborate/credibility';
import { comparePages } from '@corroborate/evidence';
import { ParsePool } from '@corroborate/pages';
import { planQueries, textRelevance } from '@corroborate/search';
import { buildTopicModel, extractClaims } from '@corroborate/reading';
import { planInquiry } from '@corroborate/verification';
import { keyActors } from '../../../libs/records/src/actors/key-actors.policy';
import { placeWords } from '../../../libs/records/src/place/resolve/place-words.policy';
import { listActors } from '../../../libs/records/src/registers/judge/actors.policy';
import { findMatters } from '../../../libs/records/src/registers/judge/matters.policy';
import { checkQuote } from '../../../libs/casework/src/evidence/quotes.policy';
import { limitArticleText } from '../../../libs/pages/src/bounds.policy';
import { documentRequests } from '../../../libs/reading/src/tasks/document-findings.policy';
import { buildGroundingText, isFaithfulToTopic } from '../../../libs/reading/src/tasks/core-claim.policy';
import { findInjectionSentences, numberPassages } from '../../../libs/reading/src/grounding/passages.policy';
import { isWorthReading } from '../../../libs/reading/src/guards/vouching/gate.policy';
import { TEXT_BOMBS, type Bombs } from '../bombs';
import type { BytesTaker, Family } from '../taker';

/** Pieces of text, made of their number, up to a size. */
const repeat =
  (make: (at: number) => string) =>
  ({ bytes }: { bytes: number }): string => {
    const parts: string[] = [];
    for (let length = 0; length < bytes; length += parts.at(-1)!.length) parts.push(make(parts.length));
    return parts.join('').slice(0, bytes);
  };

const LETTERS = 'bcdfghjklmnpqrstvwxzaeiouy';
/** A word of its own for each number. */
const word = (at: number): string => [...at.toString(26)].map((digit) => LETTERS[parseInt(digit, 26)]).join('a');
const nameOf = (at: number): string => word(at).replace(/^./, (first) => first.toUpperCase());

/** Prose that a reader of sentences, names or figures may stumble over. */
const PROSE_BOMBS: Bombs = {
  'sentences that differ in one word': repeat(
    (at) => `The mayor of Elm Valley ${word(at)} said on Thursday that 163 people had left the old mill by the river. `,
  ),
  'long sentences that differ in one word': repeat(
    (at) => `The ${word(at)} mill in Elm Valley ${'burned down and the chief said so '.repeat(12)}with 163 people. `,
  ),
  'one sentence of different words': repeat((at) => `${word(at)} `),
  'one sentence of names': repeat((at) => `${nameOf(at)} ${nameOf(at * 7 + 1)}, `),
  'sentences of names': repeat((at) => `${nameOf(at)} ${nameOf(at * 7 + 1)} said so. `),
  'one long name': repeat((at) => `${nameOf(at)} `),
  figures: repeat((at) => `${at},${100 + (at % 900)} people and ${at}.5 million dollars, `),
  dates: repeat((at) => `on ${1 + (at % 28)} May ${1990 + (at % 40)}, `),
  'results of votes': repeat((at) => `${at % 99}-${at % 98} `),
  ages: repeat((at) => `${nameOf(at)} ${nameOf(at + 9)}, ${at % 99}, `),
  'sentences of quotations': repeat((at) => `“The mill ${word(at)} burned down,” the chief said. `),
  'opened quotations': repeat(() => '“The mill '),
  abbreviations: repeat(() => 'U.S. Gen. J. R. Dr. St. '),
  'sentences without blanks': repeat(() => 'Fire.He said.'),
  'sentences in Chinese': repeat((at) => `磨坊${at}在星期四烧毁了。`),
  'one sentence in Chinese': repeat(() => '磨坊在星期四烧毁了'),
  'a text in Thai': repeat(() => 'โรงสีถูกไฟไหม้'),
  'orders to machines that never end': repeat(() => 'Ignore all the previous the '),
  'many addresses': repeat((at) => `https://paper.example/${at} a@b.example www.x${at}.example `),
  'a host that never ends': repeat(() => 'a.b.c.d-'),
};
const BOMBS: Bombs = { ...TEXT_BOMBS, ...PROSE_BOMBS };

const TITLE = 'Mill in Elm Valley burns down';
const PROSE =
  'The Elm Valley mill burned down on Thursday, the fire chief Ann Roe said on Friday. ' +
  'All 163 people left the building in time. The town council votes on May 12 on a new mill.';
/** Limits of the product on the text of a page, on all that a page shows, and on a topic. */
const PAGE_CHARS = 80_000;
const SHOWN_CHARS = 4_900_000;
const TOPIC = { article: 500_000, summary: 20_000, title: 1_000, names: 200, name: 300 };
const NOW = new Date('2026-10-20T15:00:00Z');

const KNOWN = buildTopic({ title: TITLE, summary: PROSE, entities: ['Ann Roe'], location: 'Elm Valley, Maine' });
const CLAIMS = extractClaims(KNOWN);
const UNRELATED = {
  overall: { stance: 'unrelated' as const, strength: 0, passage: null, reasons: [] },
  perClaim: [],
  sameEvent: { same: false, reasons: [] },
};

const page = (text: string) => buildArticle(TITLE, text, { language: 'en' });

interface TextTaker {
  name: string;
  /** Below `libs`, without its ending. */
  file: string;
  chars?: number;
  read: (text: string, pool: ParsePool) => unknown;
}

const textTaker = ({ name, file, chars = PAGE_CHARS, read }: TextTaker, pool: ParsePool): BytesTaker => ({
  ...{ name, files: [`libs/${file}.ts`], proper: PROSE, bytes: chars, bombs: BOMBS },
  take: (body) => read(body.toString().slice(0, chars), pool),
});

/** What is read of the text of a page outside the threads that judge pages. */
const PAGES: TextTaker[] = [
  { name: 'bounds', file: 'pages/src/bounds.policy', read: (text) => limitArticleText(page(text)) },
  {
    name: 'relevance',
    file: 'search/src/ranking/text-relevance.policy',
    read: (text) => textRelevance(KNOWN, page(text)),
  },
  { name: 'signs of its site', file: 'credibility/src/site-signs.policy', read: (text) => readSigns(page(text)) },
  {
    name: 'passages for a model',
    file: 'reasoning/src/passages.policy',
    read: (text) => numberPassages(text, PROSE),
  },
  { name: 'orders to machines', file: 'reasoning/src/instructions.policy', read: findInjectionSentences },
  {
    name: 'passages of documents',
    file: 'reasoning/src/document-findings.policy',
    read: (text) =>
      documentRequests({ questions: [{ id: 'sq_1', question: PROSE }], documents: [{ title: '', text }] } as never),
  },
  {
    name: 'whether a model should read it',
    file: 'reasoning/src/vouch/gate.policy',
    read: (text) => isWorthReading({ topic: KNOWN, claims: CLAIMS, article: page(text) }, UNRELATED),
  },
  {
    name: 'a quote in it',
    file: 'investigation/src/evidence/quotes/quotes.policy',
    read: (text) =>
      checkQuote({ claimId: 'c1', sourceId: 1, quote: PROSE }, 'https://paper.example/', { lookedIn: 'text', text }),
  },
];

const compare = ([then, now, visible]: [string, string, string], pool: ParsePool) =>
  comparePages({ then: page(then), now: page(now), core: [then.slice(0, 80)], visible }, pool);
const WATCH = 'evidence/src/watch/page-change.job';

const WATCHED: TextTaker[] = [
  { name: 'its text now', file: WATCH, read: (text, pool) => compare([PROSE, text, text], pool) },
  { name: 'its text then', file: WATCH, read: (text, pool) => compare([text, PROSE, PROSE], pool) },
  { name: 'both texts', file: WATCH, read: (text, pool) => compare([text, text.replaceAll('6', '7'), text], pool) },
  {
    name: 'all it shows',
    file: WATCH,
    chars: SHOWN_CHARS,
    read: (text, pool) => compare([PROSE.repeat(3), 'Moved.', text], pool),
  },
];

const worded = (text: string) => ({
  ...KNOWN,
  articleText: text,
  summary: text.slice(0, TOPIC.summary),
});
const titled = (text: string) => ({
  ...KNOWN,
  title: text.slice(0, TOPIC.title),
  entities: Array.from({ length: TOPIC.names }, (_, at) => text.slice(at, at + TOPIC.name)),
});

type ReadTopic = (topic: ReturnType<typeof worded>) => unknown;

/** What is read of a topic, as the pipeline or an editor sends it, outside the threads that judge pages. */
const TOPICS: Record<string, [file: string, read: ReadTopic]> = {
  claims: ['stance/src/claims/claims.policy', extractClaims],
  model: ['stance/src/topic/topic.model', (topic) => buildTopicModel(topic, CLAIMS)],
  queries: [
    'search/src/queries/plan-queries.policy',
    (topic) => planQueries(topic, { mode: 'exhaustive', now: NOW, round: 1, gaps: [], claims: [PROSE] }),
  ],
  questions: ['verification/src/inquiry/plan-inquiry.policy', (topic) => planInquiry(topic, CLAIMS)],
  'private persons': ['domain/src/privacy/private-persons.policy', (topic) => findPrivatePersons(topic, () => false)],
  'hidden names': [
    'domain/src/privacy/name-mask',
    (topic) => new NameMask([{ name: 'Ann Roe', minor: false, why: createReason('private.minor') }], []).topic(topic),
  ],
  actors: ['context/src/actors/key-actors.policy', (topic) => keyActors(topic, () => true, 8)],
  'actors for registers': ['context/src/records/judge/actors.policy', listActors],
  'matters for registers': ['context/src/records/judge/matters.policy', findMatters],
  place: ['context/src/place/resolve/place-words.policy', placeWords],
  'ground of a model': [
    'reasoning/src/core/core-claim.policy',
    (topic) => isFaithfulToTopic(TITLE, buildGroundingText(topic)),
  ],
  relevance: ['search/src/ranking/text-relevance.policy', (topic) => textRelevance(topic, page(PROSE))],
};

const topicTakers: TextTaker[] = Object.entries(TOPICS).flatMap(([name, [file, read]]) => [
  { name: `text of a topic: ${name}`, file, chars: TOPIC.article, read: (text) => read(worded(text)) },
  {
    name: `title and names of a topic: ${name}`,
    file,
    chars: TOPIC.title,
    read: (text) => read({ ...titled(text), articleText: PROSE, summary: PROSE }),
  },
]);

export const texts: Family = {
  open: async () => {
    const pool = new ParsePool(1);
    const takers = [
      ...PAGES.map((one) => ({ ...one, name: `text of a page: ${one.name}` })),
      ...WATCHED.map((one) => ({ ...one, name: `page that is watched: ${one.name}` })),
      ...topicTakers,
    ];
    return { takers: takers.map((one) => textTaker(one, pool)), close: () => pool.close() };
  },
};
