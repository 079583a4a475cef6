import {
  agencyKey,
  hasCue,
  isCredit,
  getPrintedTitle,
  type Article,
  type Attribution,
  type SourceProfile,
} from '@corroborate/domain';
import { fold, lexicon, nameKey } from '@corroborate/text';

export interface SourceDocument {
  id: number;
  canonicalUrl: string;
  article: Article;
  profile: SourceProfile;
}

const attributionLexicon = (section: string) => lexicon('en', 'voices-of-others', section);
const PRESS_RELEASE_WORDS = attributionLexicon('release').source;
const RELEASE_SECTION = attributionLexicon('release-section').pattern;
const RELEASE_HEADLINE = new RegExp(`^(?:${PRESS_RELEASE_WORDS})\\b`, 'i');
const PRESS_RELEASE_LABEL_PATTERN = new RegExp(`^\\s*(?:${PRESS_RELEASE_WORDS})\\s*$`, 'im');
const PRESS_RELEASE_BYLINE = attributionLexicon('release-byline').pattern;
const RELEASE_SIGNS = [
  attributionLexicon('wires').pattern,
  ...attributionLexicon('release-sign').expressions.map(({ pattern }) => pattern),
  /^SOURCE:? \p{Lu}[^\n]{2,80}$/mu,
  // Dateline of press release services: "TORSUND, Mar. 5, 2025 /".
  /^[^\n]{3,60}, \p{L}{3,9}\.? \d{1,2}, \d{4}\s*(?:\/|—|–|--)/u,
];

const ABOUT_LINE = attributionLexicon('release-about').pattern;
const RELEASE_HINTS = attributionLexicon('release-hint').expressions.map(({ pattern }) => pattern);
const ORIGINAL_REPORTING_WORDS = attributionLexicon('own-work').pattern;

/** Whether an interested party wrote the text about itself, wherever the text is printed. */
export function isPressRelease(document: Pick<SourceDocument, 'article' | 'profile'>): boolean {
  if (document.profile.kind === 'company' || document.profile.kind === 'press-release') return true;
  return (
    document.profile.kind !== 'official' &&
    (isLabeledPressRelease(document.article) || looksLikeRelease(document.article))
  );
}

const isLabeledPressRelease = (article: Article): boolean =>
  RELEASE_SECTION.test(article.section ?? '') ||
  RELEASE_HEADLINE.test(getPrintedTitle(article)) ||
  PRESS_RELEASE_LABEL_PATTERN.test(article.text.slice(0, 400));

/**
 * Requires two typical features of a press release, or one plus self-praise: a report that quotes one sentence of a
 * release has only one of them.
 */
function looksLikeRelease({ text, byline }: Article): boolean {
  const read = text.slice(0, MAX_READ_CHARS);
  const signs = RELEASE_SIGNS.filter((sign) => sign.test(read)).length + (hasBoilerplate(read) ? 1 : 0);
  const hints = RELEASE_HINTS.filter((hint) => hint.test(read)).length;
  if (signs >= 1 && PRESS_RELEASE_BYLINE.test(byline ?? '')) return true;
  return signs * 2 + hints >= MIN_RELEASE_SIGNS && !hasOwnReporting(read);
}

const MAX_READ_CHARS = 40_000;
const MIN_RELEASE_SIGNS = 3;

/** Whether the text has a company profile paragraph such as "About Corvin Mills". */
function hasBoilerplate(text: string): boolean {
  const [line = ''] = ABOUT_LINE.exec(text) ?? [];
  const name = line
    .trim()
    .replace(/^about\s+/i, '')
    .replace(/[:.].*$/, '');
  return name !== '' && fold(text.slice(0, MAX_LEAD_CHARS)).includes(fold(name));
}

/** Whether the newsroom asked or quoted other people, so that it did more than reprint. */
const hasOwnReporting = (text: string): boolean => ORIGINAL_REPORTING_WORDS.test(text);
const MAX_LEAD_CHARS = 1_500;

const OWN_REPORTING_KINDS = new Set<Attribution['kind']>(['official', 'person', 'document', 'anonymous', 'own']);
const RELAY_HEADLINE = attributionLexicon('relay-headline').pattern;

/** Newsrooms on which a page relies, by site if resolved, otherwise by name; its own newsroom is excluded. */
export function listCitedOutlets(
  document: SourceDocument,
  attributions: readonly Attribution[],
): { key: string; attribution: Attribution }[] {
  const own = new Set([
    document.profile.site,
    document.article.site,
    nameKey(document.profile.name),
    nameKey(document.article.outletName ?? ''),
  ]);
  return attributions
    .filter((one) => one.kind === 'outlet' || one.kind === 'agency')
    .map((attribution) => ({ key: attribution.site ?? agencyKey(attribution.source), attribution }))
    .filter(({ key, attribution }) => key !== '' && !own.has(key) && !own.has(nameKey(attribution.source)));
}

export type OwnReporting =
  { own: true; by?: 'model' } | { own: false; shownBy: 'headline' | 'no own source' | 'reader' };

/**
 * Whether the page has original reporting: an interview, or officials, people or documents that the cited newsroom's
 * page does not quote. `citations` are its attributions to that newsroom. Original reporting found by a model counts
 * only if the rules find no credit to that newsroom. If a model finds that the whole story comes from there, other
 * named sources do not count.
 */
export function detectOwnReporting(
  document: SourceDocument,
  attributions: readonly Attribution[],
  citedText: string | null,
  citations: readonly Attribution[] = [],
): OwnReporting {
  if (attributions.some((one) => hasCue(one, 'told us'))) return { own: true };
  if (RELAY_HEADLINE.test(getPrintedTitle(document.article))) return { own: false, shownBy: 'headline' };
  const fresh = freshAttributions(attributions, citedText);
  if (fresh.some(({ kind }) => kind === 'own') && !citations.some(isCredit)) return { own: true, by: 'model' };
  if (citations.some(({ whole }) => whole)) return { own: false, shownBy: 'reader' };
  const named = fresh.some((one) => one.kind === 'official' || one.kind === 'person' || one.kind === 'document');
  return named ? { own: true } : { own: false, shownBy: 'no own source' };
}

/** Attributions that show original reporting and are not quotes from the cited newsroom. */
function freshAttributions(attributions: readonly Attribution[], citedText: string | null): Attribution[] {
  const known = citedText === null ? null : fold(citedText);
  const outlets = attributions.filter((one) => one.kind === 'outlet' || one.kind === 'agency').map((one) => one.source);
  return attributions.filter(
    (one) =>
      OWN_REPORTING_KINDS.has(one.kind) &&
      !isStatementToOutlet(one, outlets) &&
      !(known !== null && isQuotedInCitedPage(one.sentence, known)),
  );
}

const SPEECH_TO_OTHER_OUTLET = attributionLexicon('told-another').pattern;
const SAID_WORDS = attributionLexicon('said').pattern;
const SPEECH_TO_THIS_OUTLET = attributionLexicon('told-us').pattern;

/** Whether the statement was made to the cited newsroom or by it. */
function isStatementToOutlet({ sentence, source }: Attribution, outlets: readonly string[]): boolean {
  const folded = fold(sentence);
  if (SPEECH_TO_OTHER_OUTLET.test(folded)) return true;
  const outletLastWords = outlets
    .map((name) => nameKey(name).split(' ').at(-1) ?? '')
    .filter((head) => head.length > 3);
  return (
    outletLastWords.includes(nameKey(source).split(' ').at(-1) ?? '') ||
    (outletLastWords.some((head) => folded.includes(head)) &&
      SAID_WORDS.test(folded) &&
      !SPEECH_TO_THIS_OUTLET.test(folded))
  );
}

function isQuotedInCitedPage(sentence: string, folded: string): boolean {
  const quotes = [...sentence.matchAll(/["“]([^"“”]{12,300})["”]/g)].map((match) =>
    fold(match[1] ?? '').replace(/[.,!?]+$/, ''),
  );
  return quotes.length > 0
    ? quotes.some((quote) => folded.includes(quote))
    : folded.includes(fold(sentence).slice(0, 60));
}
