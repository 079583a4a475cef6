import { because } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import type { Attribution, ClusterMerge } from '@corroborate/domain';
import { isWhole, standingUnread } from './resting';
import type { Standing } from './resting';
import { citedOutlets, ownReporting } from './voices';
import type { OwnReporting, Voice } from './voices';

interface Credits {
  sources: Voice[];
  attributions: Map<number, Attribution[]>;
  topicUrl: string | null;
}

/** One newsroom that a page names: the page of it that was read, and what the page at hand found out itself. */
interface Credit {
  key: string;
  attribution: Attribution;
  target: Voice | undefined;
  own: OwnReporting;
  /** What is known of a newsroom whose page was not read. */
  standing: Standing;
}

/** Who only passes on another newsroom's report speaks with that newsroom's voice, read or not. */
export function citations(input: Credits): ClusterMerge[] {
  const targetOf = targetsOf(input);
  const relayers = new Map<string, number>();
  return input.sources.flatMap((source) => {
    const credits = creditsOf(source, input, targetOf);
    const passing = credits.filter(({ own }) => !own.own);
    const whole = isWhole(source, credits, input.attributions.get(source.id) ?? []);
    return passing.flatMap((credit) => mergesFor(source, credit, { relayers, rests: whole(credit) }));
  });
}

function creditsOf(source: Voice, { attributions, topicUrl }: Credits, targetOf: TargetOf): Credit[] {
  const all = attributions.get(source.id) ?? [];
  return perKey(citedOutlets(source, all)).flatMap(([key, leanings]) => {
    const [attribution] = leanings;
    const target = targetOf(key, attribution);
    if (target?.id === source.id) return [];
    const own = ownReporting(source, all, target?.article.text ?? null, leanings);
    return [{ key, attribution, target, own, standing: standingUnread(attribution, topicUrl) }];
  });
}

function mergesFor(
  { id }: Voice,
  { key, attribution, target, own, standing }: Credit,
  { relayers, rests }: { relayers: Map<string, number>; rests: boolean },
): ClusterMerge[] {
  const { source: outlet, cue, site } = attribution;
  if (own.own) return [];
  const why = because('voice.leans-on', { outlet, cue, shownBy: own.shownBy });
  const whole = rests ? { rests: true as const } : {};
  if (target) return [{ kind: 'citation', a: target.id, b: id, why, ...whole }];
  const topics = standing === 'the topic’s';
  const unread: ClusterMerge[] =
    rests && site !== null && (topics || standing === 'unreliable')
      ? [{ kind: 'citation', a: id, b: id, why: because('voice.leans-on-unread', { outlet, site, topics }), ...whole }]
      : [];
  const head = relayers.get(key);
  if (head === undefined) relayers.set(key, id);
  return head === undefined ? unread : [...unread, { kind: 'citation', a: head, b: id, why }];
}

type TargetOf = (key: string, attribution: Attribution) => Voice | undefined;

/** The page that was read of a newsroom: by its site, its name, or its name as an address has it. */
function targetsOf({ sources, attributions }: Credits): TargetOf {
  const bySite = new Map<string, Voice>();
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

/** All that a page says of each newsroom it leans on, in order. */
function perKey(cited: ReturnType<typeof citedOutlets>): [key: string, of: [Attribution, ...Attribution[]]][] {
  return [...Map.groupBy(cited, ({ key }) => key)].flatMap(([key, [first, ...more]]) =>
    first ? [[key, [first.attribution, ...more.map(({ attribution }) => attribution)]]] : [],
  );
}
