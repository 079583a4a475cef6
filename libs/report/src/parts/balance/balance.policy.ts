import { because } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import type { PartsCase, ReadSource } from '../parts.types';
import type { Balance, Side, SourceSlant } from './balance.types';
import { scoreOf, sharesOf, type SlantedVoice } from './score.policy';
import { slantOf } from './slant.policy';
import { subjectOf } from './subject.policy';

/**
 * Who speaks for the subject of the topic and who against it, voice by voice, and which side is missing. Null where the
 * topic names no subject or no voice was read.
 */
export function balanceOf(
  { topic, claims, clusters, actors }: Pick<PartsCase, 'topic' | 'claims' | 'clusters' | 'actors'>,
  sources: readonly ReadSource[],
): Balance | null {
  const subject = subjectOf(topic, claims, actors);
  if (!subject || sources.length === 0) return null;
  const slants = new Map(sources.map((source) => [source.view.id, slantOf(source, subject)]));
  const voices = voicesOf(sources, slants, clusters);
  const sides = sharesOf(voices);
  return {
    subject: subject.name,
    ...scoreOf(voices),
    sides,
    sources: [...slants.values()],
    missing: missingSide(sides, subject.name),
  };
}

/** Pages of one voice speak as the one that stands for it, else as the one of them that takes a side. */
function voicesOf(
  sources: readonly ReadSource[],
  slants: ReadonlyMap<number, SourceSlant>,
  clusters: PartsCase['clusters'],
): SlantedVoice[] {
  const leading = new Map(clusters.map(({ id, representativeId }) => [id, representativeId]));
  const ids = [...new Set(sources.map(({ view }) => view.clusterId))];
  return ids.map((id) => {
    const members = sources.filter(({ view }) => view.clusterId === id);
    const pages = members.flatMap(({ view }) => slants.get(view.id) ?? []);
    const own = slants.get(leading.get(id) ?? -1) ?? pages.find(({ side }) => side !== 'neutral');
    return { side: own?.side ?? 'neutral', pages };
  });
}

const ASKED_FOR: Readonly<Partial<Record<Side, string>>> = {
  for: lexicon('en', 'toward', 'asked-for').words[0],
  critical: lexicon('en', 'toward', 'asked-against').words[0],
};

/** One side alone is heard: what would have to be asked to hear the other. */
function missingSide(sides: Balance['sides'], subject: string): Balance['missing'] {
  const heard = (side: Side) => sides[side].clusters > 0;
  if (heard('for') === heard('critical')) return null;
  const side = heard('for') ? 'critical' : 'for';
  return because('balance.side-missing', { side, subject, query: `"${subject}" ${ASKED_FOR[side] ?? ''}`.trim() });
}
