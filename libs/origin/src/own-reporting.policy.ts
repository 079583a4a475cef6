import { createReason, type Reason } from '@corroborate/domain';
import { fold, lexicon } from '@corroborate/text';
import type { TraceSource } from './trace.types';

const NAMED_QUOTE = new RegExp(
  String.raw`["“][^"“”]{20,}["”],? (?:${lexicon('en', 'speech-grammar', 'named-quote').source})`,
  'i',
);
const ON_SCENE_WORDS = lexicon('en', 'own-reporting').pattern;

/** Signs of original reporting. */
export function findOwnReportingSigns(text: string, outlet: string): Reason[] {
  const signs: Reason[] = [];
  const [folded, newsroom] = [fold(text), fold(outlet)];
  if (
    folded.includes(`told ${newsroom.startsWith('the ') ? '' : 'the '}${newsroom}`) ||
    folded.includes(`told ${newsroom}`)
  )
    signs.push(createReason('own.spoken-to', { outlet }));
  if (ON_SCENE_WORDS.test(text)) signs.push(createReason('own.on-the-scene'));
  if (NAMED_QUOTE.test(text)) signs.push(createReason('own.quotes'));
  return signs;
}

export type OwnReportingSigns = (source: TraceSource) => readonly Reason[];

/**
 * Signs of original reporting per source, computed once and on demand: texts are long, and each source is compared with
 * many others.
 */
export function createSignsCache(): OwnReportingSigns {
  const known = new Map<number, readonly Reason[]>();
  return ({ id, article, profile }) => {
    const signs = known.get(id) ?? findOwnReportingSigns(article.text, profile.name);
    known.set(id, signs);
    return signs;
  };
}
