import { agencyKey, hasCue } from '@corroborate/domain';
import { fold, lexicon, nameKey } from '@corroborate/text';
import type { Article, Attribution, SourceProfile } from '@corroborate/domain';

export interface Voice {
  id: number;
  canonicalUrl: string;
  article: Article;
  profile: SourceProfile;
}

const WIRE = lexicon('en', 'voices-of-others', 'wires').pattern;

/** Text that an interested party wrote about itself, wherever it is printed. */
export function isRelease(voice: Pick<Voice, 'article' | 'profile'>): boolean {
  if (voice.profile.kind === 'company' || voice.profile.kind === 'press-release') return true;
  const { text, byline, section, title } = voice.article;
  if (/^(?:press|news|media) releases?$/i.test(section ?? '') || /^(?:press|media) release\b/i.test(title))
    return voice.profile.kind !== 'official';
  if (/^\s*(?:press|media) release\s*$/im.test(text.slice(0, 400)) && voice.profile.kind !== 'official') return true;
  const signs = [
    WIRE,
    /\b(?:media|press) contacts?\s*:/i,
    /\bfor immediate release\b/i,
    // Blanks are counted and stay within their line: a page may be nothing but line breaks.
    /^[^\S\n]{0,40}about [\p{Lu}][^\n.]{2,60}$/imu,
    /\b(?:today announced|is pleased to announce|forward-looking statements)\b/i,
    /^[^\n]{3,60}, \p{L}{3,9}\.? \d{1,2}, \d{4}\s*(?:\/|—|–|--)/u,
  ].filter((sign) => sign.test(text)).length;
  return (
    voice.profile.kind !== 'official' &&
    (signs >= 2 || (signs === 1 && /\b(?:press release|newswire)\b/i.test(byline ?? '')))
  );
}

const OWN_KINDS = new Set<Attribution['kind']>(['official', 'person', 'document', 'anonymous']);
const RELAY_HEADLINE = lexicon('en', 'voices-of-others', 'relay-headline').pattern;

/** Newsrooms a page leans on, by site where resolved, else by name. Its own name is not one of them. */
export function citedOutlets(
  voice: Voice,
  attributions: readonly Attribution[],
): { key: string; attribution: Attribution }[] {
  const own = new Set([
    voice.profile.site,
    voice.article.site,
    nameKey(voice.profile.name),
    nameKey(voice.article.outletName ?? ''),
  ]);
  return attributions
    .filter((one) => one.kind === 'outlet' || one.kind === 'agency')
    .map((attribution) => ({ key: attribution.site ?? agencyKey(attribution.source), attribution }))
    .filter(({ key, attribution }) => key !== '' && !own.has(key) && !own.has(nameKey(attribution.source)));
}

/**
 * Did this newsroom find anything out itself? Somebody spoke to it, or it quotes officials, people or papers that the
 * cited newsroom's page does not already quote.
 */
export function ownReporting(
  voice: Voice,
  attributions: readonly Attribution[],
  citedText: string | null,
): { own: true } | { own: false; shownBy: 'headline' | 'no own source' } {
  if (attributions.some((one) => hasCue(one, 'told us'))) return { own: true };
  if (RELAY_HEADLINE.test(voice.article.title)) return { own: false, shownBy: 'headline' };
  const known = citedText === null ? null : fold(citedText);
  const outlets = attributions.filter((one) => one.kind === 'outlet' || one.kind === 'agency').map((one) => one.source);
  const fresh = attributions.filter(
    (one) =>
      OWN_KINDS.has(one.kind) &&
      !spokenElsewhere(one, outlets) &&
      !(known !== null && quotedThere(one.sentence, known)),
  );
  const named = fresh.some((one) => one.kind === 'official' || one.kind === 'person' || one.kind === 'document');
  return named ? { own: true } : { own: false, shownBy: 'no own source' };
}

const TOLD_ANOTHER = lexicon('en', 'voices-of-others', 'told-another').pattern;

/**
 * Somebody spoke, but to the newsroom that is cited; or it is that newsroom itself; or somebody was asked and did not
 * answer.
 */
function spokenElsewhere({ sentence, source }: Attribution, outlets: readonly string[]): boolean {
  const folded = fold(sentence);
  if (TOLD_ANOTHER.test(folded)) return true;
  const heads = outlets.map((name) => nameKey(name).split(' ').at(-1) ?? '').filter((head) => head.length > 3);
  return (
    heads.includes(nameKey(source).split(' ').at(-1) ?? '') ||
    heads.some(
      (head) =>
        folded.includes(head) &&
        /\b(?:told|quoted|reports?|reported|says|said)\b/.test(folded) &&
        !folded.includes('told us'),
    )
  );
}

function quotedThere(sentence: string, folded: string): boolean {
  const quotes = [...sentence.matchAll(/["“]([^"“”]{12,300})["”]/g)].map((match) =>
    fold(match[1] ?? '').replace(/[.,!?]+$/, ''),
  );
  return quotes.length > 0
    ? quotes.some((quote) => folded.includes(quote))
    : folded.includes(fold(sentence).slice(0, 60));
}
