import { because, sentenceOf, type Gap, type Reason } from '@corroborate/domain';
import { hasName, indexNames, lexicon } from '@corroborate/text';
import type { Articles, PartsCase, ReadSource } from '../parts.types';
import { heardIn } from '../positions/heard.policy';
import { readSources } from '../read-sources';
import { balanceOf } from './balance.policy';
import type { Balance } from './balance.types';

/** `own`: the subject itself. */
type MissingSide = Reason<'gap.side-missing'>['params']['side'];

const ASKED_WITH: Readonly<Record<MissingSide, string>> = {
  for: wordOf('asked-for'),
  critical: wordOf('asked-against'),
  own: wordOf('asked-own'),
};

function wordOf(list: string): string {
  return lexicon('en', 'toward', list).words[0] ?? '';
}

/**
 * What the next round is to ask so that a side is heard that nobody has spoken for yet: the subject itself where it is
 * criticised, else those who take the other side. Null where nothing is missing.
 */
export function sideGap(data: PartsCase, articles: Articles): Gap | null {
  const sources = readSources(data, articles);
  const balance = balanceOf(data, sources);
  const side = balance && missingSide(balance, data, sources);
  if (!balance || !side) return null;
  const { subject } = balance;
  const asked = { subject, word: ASKED_WITH[side] };
  const reason = sentenceOf(because('gap.side-missing', { side, subject }));
  return { text: `${subject} ${asked.word}`, reason, asked };
}

function missingSide(
  { sides, subject, missing }: Balance,
  data: PartsCase,
  sources: readonly ReadSource[],
): MissingSide | null {
  if (sides.critical.clusters > 0 && !isHeard(subject, data, sources)) return 'own';
  return missing?.params.side ?? null;
}

/** Does a page let the subject speak, or somebody who is introduced by its name? */
const isHeard = (subject: string, data: PartsCase, sources: readonly ReadSource[]): boolean =>
  heardIn(data, sources).all.some(({ speaker }) => hasName(indexNames(speaker), subject));
