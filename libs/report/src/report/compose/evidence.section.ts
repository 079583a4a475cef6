import {
  createReason,
  isCredible,
  toReasonText,
  type Cluster,
  type ClusterMerge,
  type SourceView,
} from '@corroborate/domain';
import { isOnEvent } from '../../relevant-sources';
import { chooseVerb, capitalize, counted, formatDate, formatDay, joinNames, formatMoment } from '../days';
import { caseStatement, paragraph, sourcedDraft, type Draft, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { CaseContext } from './case-context';
import { coverageGaps } from './coverage-gaps';

/** Maximum lines per kind. */
const MAX_SHOWN = 6;

/** Origin, grouped sources, and coverage gaps. */
export function evidenceSection(context: CaseContext): DraftSection {
  const items = (lines: (Draft | null)[]): DraftItem[] => lines.map((line) => paragraph(line));
  return {
    id: 'evidence',
    groups: [
      {
        as: 'prose',
        items: [paragraph(settingDraft(context), originDraft(context), ...relianceDrafts(context))],
      },
      { heading: 'Pages from the same source', as: 'list', items: items(groupedSources(context)) },
      { heading: 'Credible pages read as about another event', as: 'list', items: otherEventItems(context) },
      { heading: 'Signs of an old story', as: 'list', items: items(oldStoryDrafts(context)) },
      {
        heading: 'On social networks (leads only, never counted)',
        as: 'prose',
        items: [paragraph(...postDrafts(context))],
      },
      { heading: 'Coverage gaps', as: 'list', items: items(coverageGaps(context)) },
    ],
    empty: createReason('section.nothing-found', { part: 'origin' }),
  };
}

/** Without the topic’s date, which is when it was reported as often as when it happened. */
const settingDraft = ({ data: { topic } }: CaseContext): Draft | null =>
  topic.location ? caseStatement(`Place in the topic: ${plainLine(topic.location)}.`) : null;

function originDraft(context: CaseContext): Draft | null {
  const { origin } = context.data;
  const view = context.view(origin?.sourceId ?? null);
  if (!origin?.site) return null;
  if (!view) return caseStatement(`The reports lead to ${plainLine(origin.site)}, whose own page was not found.`);
  const day = view.published ? ` (${formatDate(view.published)})` : '';
  const own = view.isTopicPage ? ', the page the topic came from' : '';
  const official = origin.authoritative && view.kind === 'official' ? ' It is an official source.' : '';
  return sourcedDraft(
    `Earliest report found: ${plainLine(view.name)}${day}${own}.${official}`,
    [context.cite(view.id)],
    {
      basis: 'case',
    },
  );
}

/** Pages that rely on the origin, and the result of the search for an earlier report. */
function relianceDrafts(context: CaseContext): (Draft | null)[] {
  const { origin } = context.data;
  const relying = (origin?.citations ?? []).filter(
    ({ toId, leans }) => toId !== null && toId === origin?.sourceId && leans !== false,
  );
  const ids = [...new Set(relying.map(({ fromId }) => fromId))].filter((id) => context.cite(id));
  const names = joinNames(context.namesOf(ids));
  const relies = caseStatement(`${names} ${chooseVerb(ids.length, 'relies', 'rely')} on it.`, {
    citations: context.citeAll(ids),
    minor: true,
  });
  return [
    ids.length > 0 ? relies : null,
    origin?.earlier ? caseStatement(toReasonText(origin.earlier.stop), { minor: true }) : null,
  ];
}

const MERGE_REASONS: Record<Exclude<ClusterMerge['kind'], 'citation'>, string> = {
  'same-text': 'same text',
  'agency-credit': 'same agency report',
  'same-owner': 'same owner',
  'press-release': 'same press release',
  'same-page': 'same site',
};

/** Independent sources with several outlets on the topic. */
const groupedSources = (context: CaseContext): Draft[] =>
  context.data.clusters.flatMap((cluster) => groupDrafts(cluster, context)).slice(0, MAX_SHOWN);

function groupDrafts({ sourceIds, reasons }: Cluster, context: CaseContext): Draft[] {
  const members = sourceIds
    .flatMap((id) => context.view(id) ?? [])
    .filter(({ stance, isTopicPage }: SourceView) => isTopicPage || ['supports', 'disputes'].includes(stance.stance))
    .map(({ id }) => id);
  const names = context.namesOf(members);
  if (names.length < 2) return [];
  const kinds = reasons
    .filter(({ a, b }) => members.includes(a) && members.includes(b))
    .map(({ kind, a, b }) => (kind === 'citation' ? describeCitation(a, b, context) : MERGE_REASONS[kind]));
  const why = [...new Set(kinds)].join(', ');
  return [caseStatement(`${joinNames(names)}${why ? ` (${why})` : ''}.`, { citations: context.citeAll(members) })];
}

/** A page cannot rely on one published after it; two versions of the same report can cite each other. */
function describeCitation(cited: number, by: number, context: CaseContext): string {
  const [earlier, later] = [cited, by].map((id) => context.view(id)?.published?.value ?? '');
  const isAfter = Boolean(earlier && later) && Date.parse(String(earlier)) > Date.parse(String(later));
  return isAfter ? 'same report' : `${context.nameOf(by)} relies on ${context.nameOf(cited)}`;
}

/** Pages on other events, which may report what came before or contradict the story without naming it. */
function otherEventItems(context: CaseContext): DraftItem[] {
  const pages = context.data.sources
    .filter(({ tier, isTopicPage, stance }) => isCredible(tier) && !isTopicPage && stance.passage !== null)
    .filter(({ stance }) => stance.stance !== 'unrelated' && !isOnEvent(stance));
  return pages.slice(0, MAX_SHOWN).map(({ id, name, published, stance: { passage } }) => {
    const quote = passage?.quote ?? '';
    return {
      label: [plainLine(name), published ? formatDate(published) : ''].filter(Boolean).join(', '),
      sentences: [sourcedDraft(`${inQuotes(quote)}.`, [context.cite(id, quote)])],
    };
  });
}

const oldStoryDrafts = (context: CaseContext): Draft[] =>
  (context.data.context?.retellings ?? []).slice(0, MAX_SHOWN).map(({ title, site, date, url }) => {
    const text = `${plainLine(site)}, ${formatDay(date)}, reads like this event: ${inQuotes(title)}.`;
    const source = context.data.sources.find((view) => view.url === url);
    // No citation if the title is not on the page, because search engines may add to titles.
    return caseStatement(text, { citations: source ? context.citeFor(text, [source.id]) : [] });
  });

/** Posts are counted here and never cited. */
function postDrafts(context: CaseContext): Draft[] {
  const { social } = context.data;
  if (!social || social.sources.length === 0) return [];
  const { sources, independentAccounts: accounts, reaction, retention } = social;
  const by =
    accounts > 0 ? `${counted(accounts, 'account')} reported it independently` : 'none is an independent report';
  const dropped = retention?.dropped ?? 0;
  const { answers = 0, confirm = 0, deny = 0 } = reaction ?? {};
  const main = [`${capitalize(counted(sources.length, 'post'))} found; ${by}.`, ...earlierPostNotes(context)];
  const more = [
    ...(confirm + deny > 0
      ? [`Of ${counted(answers, 'reply', 'replies')}, ${confirm} confirm and ${deny} deny it.`]
      : []),
    ...(dropped > 0 ? [`${capitalize(counted(dropped, 'post'))} deleted since.`] : []),
  ];
  return [...main.map((line) => caseStatement(line)), ...more.map((line) => caseStatement(line, { minor: true }))];
}

/** Posts older than the earliest report; the earliest report is always a page. */
function earlierPostNotes(context: CaseContext): string[] {
  const published = context.view(context.data.origin?.sourceId ?? null)?.published;
  if (!published || published.precision === 'day') return [];
  const times = (context.data.social?.sources ?? []).map(({ timestamp }) => timestamp).toSorted();
  const earlier = times.filter((time) => Date.parse(time) < Date.parse(published.value));
  const [first] = earlier;
  if (!first) return [];
  const posts = capitalize(counted(earlier.length, 'post'));
  return [`${posts} came before the earliest report, the first on ${formatMoment(first)}.`];
}
