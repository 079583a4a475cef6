import {
  because,
  sentenceOf,
  type Cluster,
  type ClusterMerge,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { agreeing, capital, counted, dateOf, dayOf, inWords, listed } from '../days';
import { ofTheCase, told, type Draft, type DraftGroup, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { Notes } from './notes';

/** Sentences of each kind. */
const SHOWN = 6;
/** A credit line says no more than that there is one, which the count tells. */
const SHORTEST = 20;
/** Interest that is told of, in posts. */
const FEW_POSTS = 3;

/** Where the story began, who leans on whom, which pages are one voice, and how it went through the networks. */
export function originSection(notes: Notes): DraftSection {
  const beginning = [earliestSentence(notes), authority(notes), ...field(notes), ...outlet(notes), search(notes)];
  const groups: DraftGroup[] = [
    { as: 'prose', items: [{ sentences: beginning }] },
    { heading: 'Who has it from whom', as: 'list', items: citationsOf(notes).map((one) => ({ sentences: [one] })) },
    { heading: 'Counted as one voice', as: 'list', items: shared(notes).map((one) => ({ sentences: [one] })) },
    { heading: 'Signs of an old story', as: 'list', items: retellings(notes).map((one) => ({ sentences: [one] })) },
    { heading: 'On social networks', as: 'prose', items: [{ sentences: networks(notes) }] },
  ];
  return { id: 'origin', groups, empty: because('section.nothing-found', { part: 'origin' }) };
}

/** “The earliest report found is that of the Gazette (17 October 2026, 11:32 UTC).” */
export function earliestSentence(notes: Notes): Draft | null {
  const { origin } = notes.data;
  const view = origin?.sourceId ? notes.view(origin.sourceId) : undefined;
  if (!origin?.site) return null;
  if (!view)
    return ofTheCase(`The reports lead back to ${plainLine(origin.site)}, whose own page was not among those read.`);
  const when = view.published ? ` (${dateOf(view.published)})` : '';
  const own = view.isTopicPage ? ', the page on which the topic itself was found' : '';
  return told(`The earliest report found is that of ${plainLine(view.name)}${when}${own}.`, [notes.cite(view.id)]);
}

function authority({ data }: Notes): Draft | null {
  return data.origin?.authoritative ? ofTheCase('It is an official or wire source.') : null;
}

/** Whether whoever told it first usually reports on such things; where nothing tells, nothing is said. */
function field({ data: { origin } }: Notes): Draft[] {
  const account = origin?.account;
  if (account) return account.reasons.filter(({ code }) => code !== 'field.unknown').map(ofThatAccount);
  const known = origin?.outlet?.coversField ?? null;
  const told = origin?.outlet?.reasons.filter(({ code }) => code.startsWith('field.')) ?? [];
  return known === null ? [] : told.map((reason) => ofTheCase(sentenceOf(reason)));
}

const ofThatAccount = (reason: Reason): Draft =>
  ofTheCase(`Of the account that told it first: ${lower(sentenceOf(reason))}`);

/** Who leads back to it. */
function outlet(notes: Notes): (Draft | null)[] {
  const { origin } = notes.data;
  const from = new Set(
    (origin?.citations ?? []).flatMap(({ fromId, toId, leans }) =>
      toId !== null && toId === origin?.sourceId && leans !== false ? [fromId] : [],
    ),
  );
  const views = [...from].flatMap((id) => notes.view(id) ?? []);
  const citations = views.map(({ id }) => notes.cite(id)).filter((one) => one !== null);
  if (citations.length === 0) return [];
  const words = capital(inWords(citations.length));
  const [page, rests] = citations.length === 1 ? ['page', 'has its report'] : ['pages', 'have their reports'];
  const count = { words, value: citations.length, of: 'sources' as const };
  return [told(`${words} other ${page} ${rests} from there.`, citations, { counted: [count] })];
}

function search({ data }: Notes): Draft | null {
  const earlier = data.origin?.earlier;
  return earlier ? ofTheCase(`Anything earlier was searched for: ${lower(sentenceOf(earlier.stop))}`) : null;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentences in which pages name where they have it from, one for each page. */
function citationsOf(notes: Notes): (Draft | null)[] {
  const { origin } = notes.data;
  const edges = (origin?.citations ?? []).filter(({ leans, fromId }) => leans !== false && fromId !== origin?.sourceId);
  const once = [...new Map(edges.map((edge) => [edge.fromId, edge])).values()];
  return once
    .filter(({ sentence }) => sentence.length >= SHORTEST)
    .slice(0, SHOWN)
    .map(({ fromId, sentence }) => {
      const view = notes.view(fromId);
      const citation = notes.cite(fromId, sentence);
      return view && citation ? told(`${plainLine(view.name)}: ${inQuotes(sentence)}.`, [citation]) : null;
    });
}

const WHY: Record<ClusterMerge['kind'], string> = {
  'same-text': 'their texts are the same',
  'agency-credit': 'they carry the report of one agency',
  'same-owner': 'they belong to one owner',
  'press-release': 'they rest on one press release',
  citation: 'one has its report from the other',
  'same-page': 'they stand on one site',
};

const FROM_OTHERS = 'some have their reports from others among them';

/** Clusters in which several pages speak about the topic. */
function shared(notes: Notes): (Draft | null)[] {
  return notes.data.clusters
    .slice(0, 40)
    .map((cluster) => sharedVoice(cluster, notes))
    .filter((one) => one !== null)
    .slice(0, SHOWN);
}

function sharedVoice(cluster: Cluster, notes: Notes): Draft | null {
  const members = cluster.sourceIds
    .flatMap((id) => notes.view(id) ?? [])
    .filter(({ stance, isTopicPage }) => isTopicPage || stance.stance === 'supports' || stance.stance === 'disputes');
  const names = [...new Set(members.map(({ name }: SourceView) => plainLine(name)))];
  if (members.length < 2) return null;
  const inside = new Set(members.map(({ id }) => id));
  const kinds = new Set(cluster.reasons.filter(({ a, b }) => inside.has(a) && inside.has(b)).map(({ kind }) => kind));
  const several = names.length > 2;
  const why = [...kinds].map((kind) => (several && kind === 'citation' ? FROM_OTHERS : WHY[kind])).join('; ');
  const who = names.length === 1 ? `Pages of ${names[0]}` : listed(names);
  return told(
    `${who}${why ? `: ${why}` : ''}.`,
    members.map(({ id }) => notes.cite(id)),
    { minor: true },
  );
}

function retellings(notes: Notes): Draft[] {
  return (notes.data.context?.retellings ?? []).slice(0, SHOWN).map(({ title, site, date, url }) => {
    const text = `A page of ${plainLine(site)} of ${dayOf(date)} reads like this event: ${inQuotes(title)}.`;
    const source = notes.data.sources.find((view) => view.url === url);
    // An engine may have put more into its title than the page has.
    return ofTheCase(text, { citations: source ? notes.citeFor(text, [source.id]) : [] });
  });
}

/** Posts are leads: they are counted here, and never cited. */
function networks({ data: { social } }: Notes): (Draft | null)[] {
  if (!social || social.sources.length === 0) return [];
  const { engagement, reaction: answers, retention } = social;
  const dropped = retention?.dropped ?? 0;
  const telling = social.sources.length >= FEW_POSTS;
  return [
    ofTheCase(postsLine(social)),
    telling && engagement.why.code !== 'interest.spread' ? ofTheCase(sentenceOf(engagement.why)) : null,
    engagement.reception && telling ? ofTheCase(sentenceOf(engagement.received)) : null,
    answers && answers.answers >= FEW_POSTS ? ofTheCase(answersLine(answers)) : null,
    ...historyLines(social).map((one) => ofTheCase(one)),
    dropped > 0
      ? ofTheCase(`Since then ${counted(dropped, 'post')} ${agreeing(dropped, 'has', 'have')} been deleted.`)
      : null,
    ofTheCase('Posts are leads: they are followed, and neither counted nor cited.'),
  ];
}

type Social = NonNullable<Notes['data']['social']>;

function postsLine({ sources, timeline: { first }, independentAccounts: accounts }: Social): string {
  const alone =
    accounts === 0 ? 'none tells it' : `${counted(accounts, 'account')} ${agreeing(accounts, 'tells it', 'tell it')}`;
  const since = first ? `, the first of ${dateOf({ value: first, precision: 'second' })}` : '';
  return (
    `${capital(counted(sources.length, 'post'))} about the event ${agreeing(sources.length, 'was', 'were')} found` +
    `${since}; ${alone} independently.`
  );
}

/** What else the accounts behind the posts that matter most wrote, where their network could be asked. */
function historyLines({ sources }: Social): string[] {
  const asked = sources.filter(({ account }) => account?.activity);
  const having = (code: Reason['code']) =>
    asked.filter(({ account }) => account?.reasons.some((reason) => reason.code === code)).length;
  const kinds = [
    [having('history.regular'), 'in a community in which its account writes regularly'],
    [having('history.newcomer'), 'in one in which it had not written before'],
    [having('history.removed'), 'by an account whose posts were often deleted or taken down'],
  ] as const;
  const told = kinds.filter(([count]) => count > 0).map(([count, what]) => `${inWords(count)} ${what}`);
  return told.length === 0 ? [] : [`Of ${counted(asked.length, 'post')} whose account was looked at, ${listed(told)}.`];
}

type Answers = NonNullable<Social['reaction']>;

function answersLine({ answers, confirm, deny, ask, other }: Answers): string {
  const kinds = [
    [confirm, 'tell it as well'],
    [deny, 'deny it'],
    [ask, 'ask'],
    [other, 'do none of these'],
  ] as const;
  const told = kinds.filter(([count]) => count > 0).map(([count, what]) => `${inWords(count)} ${what}`);
  return `Of ${counted(answers, 'answer')} to them, ${listed(told)}.`;
}
