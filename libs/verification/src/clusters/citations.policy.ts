import { because, type Attribution, type ClusterMerge } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import { citedOutlets, ownReporting, type SourceDocument } from './source-document';
import { isWhole, creditedOutletStanding, type Credit } from './whole-report';

interface Credits {
  sources: SourceDocument[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/** `key`: the newsroom as it is told apart from others. */
type KeyedCredit = Credit & { key: string };

/** A page that only relays another newsroom's report is merged with that newsroom, whether its page was read or not. */
export function citations(input: Credits): ClusterMerge[] {
  const targetOf = targetsOf(input);
  const relayers = new Map<string, number>();
  return input.sources.flatMap((source) => {
    const credits = creditsOf(source, input, targetOf);
    const whole = isWhole(source, credits, input.attributions.get(source.id) ?? []);
    return credits.flatMap((credit) => mergesFor(source, credit, { relayers, rests: whole(credit) }));
  });
}

function creditsOf(source: SourceDocument, { attributions, topicUrl }: Credits, targetOf: TargetOf): KeyedCredit[] {
  const all = attributions.get(source.id) ?? [];
  return perKey(citedOutlets(source, all)).flatMap(([key, leanings]) => {
    const [attribution] = leanings;
    const target = targetOf(key, attribution);
    if (target?.id === source.id) return [];
    const own = ownReporting(source, all, target?.article.text ?? null, leanings);
    return [{ key, attribution, target, own, standing: creditedOutletStanding(attribution, topicUrl) }];
  });
}

/** Empty for original reporting. `relayers`: first page that relayed each unread newsroom. */
function mergesFor(
  { id }: SourceDocument,
  credit: KeyedCredit,
  { relayers, rests }: { relayers: Map<string, number>; rests: boolean },
): ClusterMerge[] {
  const { key, attribution, target, own } = credit;
  const { source, cue } = attribution;
  if (own.own) return [];
  // A link often stands on other words than a name.
  const outlet = cue === 'link' && target ? target.profile.name : source;
  const why = because('voice.leans-on', { outlet, cue, shownBy: own.shownBy });
  if (target) return [{ kind: 'citation', a: target.id, b: id, why, ...(rests ? { rests } : {}) }];
  const unread = rests ? restsUnread(id, credit) : [];
  const head = relayers.get(key);
  if (head === undefined) relayers.set(key, id);
  return head === undefined ? unread : [...unread, { kind: 'citation', a: head, b: id, why }];
}

/** A page that was not read, of the topic's own site or of one known to be unreliable, is known not to count. */
function restsUnread(id: number, { attribution: { source: outlet, site }, standing }: Credit): ClusterMerge[] {
  const topics = standing === 'topics-own';
  if (site === null || (!topics && standing !== 'unreliable')) return [];
  const why = because('voice.leans-on-unread', { outlet, site, topics });
  return [{ kind: 'citation', a: id, b: id, why, rests: true }];
}

type TargetOf = (key: string, attribution: Attribution) => SourceDocument | undefined;

/** The page that was read of a newsroom: by its site, its name, or its name as an address has it. */
function targetsOf({ sources, attributions }: Credits): TargetOf {
  const bySite = new Map<string, SourceDocument>();
  for (const one of sources) {
    for (const key of [one.profile.site, nameKey(one.profile.name)]) if (key && !bySite.has(key)) bySite.set(key, one);
  }
  for (const one of sources) {
    const name = one.profile.site.split('.')[0] ?? '';
    if (name.length > 6 && !bySite.has(name)) bySite.set(name, one);
  }
  const known = resolvedNames(attributions);
  return (key, { source }) =>
    bySite.get(known.get(key) ?? key) ?? bySite.get(nameKey(source)) ?? bySite.get(label(source));
}

/** An outlet that one page links and another only names is one outlet. */
function resolvedNames(attributions: Map<number, Attribution[]>): Map<string, string> {
  const all = [...attributions.values()].flat().filter((one) => one.kind === 'outlet' && one.site !== null);
  return new Map(all.map((one) => [nameKey(one.source), one.site ?? '']));
}

/** "The Harbour Gazette" as it would stand in an address: `harbourgazette`. */
const label = (name: string): string => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Everything a page says about each newsroom it relies on, in order. */
function perKey(cited: ReturnType<typeof citedOutlets>): [key: string, of: [Attribution, ...Attribution[]]][] {
  return [...Map.groupBy(cited, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first ? [[key, [first.attribution, ...more.map(({ attribution }) => attribution)]]] : [],
  );
}
