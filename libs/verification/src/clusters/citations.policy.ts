import { createReason, type Attribution, type ClusterMerge } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import { citedOutlets, ownReporting, type SourceDocument } from './source-document';
import { isWhole, creditedOutletStanding, type Credit } from './whole-report';

interface Credits {
  sources: SourceDocument[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/** `key`: identifies the newsroom, by site or name. */
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

/** Empty if the page has original reporting. `relayers`: first page that relayed each unread newsroom. */
function mergesFor(
  { id }: SourceDocument,
  credit: KeyedCredit,
  { relayers, rests }: { relayers: Map<string, number>; rests: boolean },
): ClusterMerge[] {
  const { key, attribution, target, own } = credit;
  const { source, cue } = attribution;
  if (own.own) return [];
  // The text of a link is often not the outlet's name.
  const outlet = cue === 'link' && target ? target.profile.name : source;
  const why = createReason('voice.leans-on', { outlet, cue, shownBy: own.shownBy });
  if (target) return [{ kind: 'citation', a: target.id, b: id, why, ...(rests ? { rests } : {}) }];
  const unread = rests ? restsUnread(id, credit) : [];
  const head = relayers.get(key);
  if (head === undefined) relayers.set(key, id);
  return head === undefined ? unread : [...unread, { kind: 'citation', a: head, b: id, why }];
}

/**
 * An unread page of the topic's own site or of an unreliable one cannot count, so neither does a page that relies on
 * it.
 */
function restsUnread(id: number, { attribution: { source: outlet, site }, standing }: Credit): ClusterMerge[] {
  const topics = standing === 'topics-own';
  if (site === null || (!topics && standing !== 'unreliable')) return [];
  const why = createReason('voice.leans-on-unread', { outlet, site, topics });
  return [{ kind: 'citation', a: id, b: id, why, rests: true }];
}

type TargetOf = (key: string, attribution: Attribution) => SourceDocument | undefined;

/** Finds a newsroom's page among those read: by site, by name, or by the name as written in the site's address. */
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

/** Sites by outlet name, so that an outlet linked on one page and only named on another is treated as one. */
function resolvedNames(attributions: Map<number, Attribution[]>): Map<string, string> {
  const all = [...attributions.values()].flat().filter((one) => one.kind === 'outlet' && one.site !== null);
  return new Map(all.map((one) => [nameKey(one.source), one.site ?? '']));
}

/** A name as written in an address: "The Harbour Gazette" becomes `harbourgazette`. */
const label = (name: string): string => nameKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/** Groups the attributions by newsroom, in order. */
function perKey(cited: ReturnType<typeof citedOutlets>): [key: string, of: [Attribution, ...Attribution[]]][] {
  return [...Map.groupBy(cited, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first ? [[key, [first.attribution, ...more.map(({ attribution }) => attribution)]]] : [],
  );
}
