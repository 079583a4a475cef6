import {
  hasCue,
  isAgency,
  memoizeByObject,
  getPrintedTitle,
  type Article,
  type Attribution,
  type AttributionCue,
  type PageLink,
} from '@corroborate/domain';
import { allMatches, fold, nameKey, findProperNames, splitSentences } from '@corroborate/text';
import {
  ANONYMOUS_SOURCE,
  BARE_MASTHEAD,
  CUES,
  DOCUMENT_NAME,
  DOCUMENT_SOURCE,
  NO_SOURCE,
  OFFICIAL_NAME,
  OFFICIAL_SPEAKER,
  OUTLET_NAME,
  REPORTING_VERB,
  type CuePattern,
} from './attribution.patterns';
import { ATTRIBUTION_LIMITS } from './origin.thresholds';

/**
 * Attributions in an article: other newsrooms, officials, people, documents, unnamed sources. `resolve` turns the name
 * of an outlet into its registrable domain, or null. At most 60 per article, in order of appearance.
 */
export function extractAttributions(article: Article, resolve: (name: string) => string | null): Attribution[] {
  const reader = { article, own: ownNamesOf(article), resolve: createNameExpander(article, resolve) };
  const found: Attribution[] = [];
  for (const one of sentencesOf(article)) {
    found.push(...readSentence(one, reader));
    if (found.length >= ATTRIBUTION_LIMITS.maxPerArticle) break;
  }
  return found.slice(0, ATTRIBUTION_LIMITS.maxPerArticle);
}

/** A sentence of an article; an object so that results derived from it can be memoized. */
interface Sentence {
  text: string;
}

/**
 * Cached, because a page's attributions are extracted again whenever another page reveals a new outlet name. Lazy,
 * because not every sentence is needed.
 */
const sentencesOf = memoizeByObject((article: Article): Sentence[] =>
  [{ text: getPrintedTitle(article) }, ...splitSentences(article.text).slice(0, ATTRIBUTION_LIMITS.maxSentences)].map(
    (one) => ({
      text: one.text.slice(0, ATTRIBUTION_LIMITS.maxSentenceChars),
    }),
  ),
);

/** Names next to a cue, in the order of cues. */
const namesIn = memoizeByObject(({ text }: Sentence) =>
  CUES.flatMap((cue) =>
    allMatches(text, cue.pattern).map((match) => ({ name: tidyName(match.groups?.name ?? ''), cue })),
  ).filter(({ name }) => name && !NO_SOURCE.test(name)),
);

/**
 * Resolves "the Post" by the full name that the article uses elsewhere ("the Elm Valley Post"), never by a registry.
 */
function createNameExpander(
  article: Article,
  resolve: (name: string) => string | null,
): (name: string) => string | null {
  const body = `${getPrintedTitle(article)}\n${article.text}`.slice(0, ATTRIBUTION_LIMITS.maxNameChars);
  return (name) => {
    const head = BARE_MASTHEAD.exec(name)?.groups?.head;
    if (!head) return resolve(name);
    for (const [full] of body.matchAll(/\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30}){1,4}/gu)) {
      const site =
        full.toLowerCase().endsWith(` ${head.toLowerCase()}`) && !BARE_MASTHEAD.test(full)
          ? (resolve(full) ?? resolve(full.replace(/^The /, '')))
          : null;
      if (site !== null) return site;
    }
    return null;
  };
}

function ownNamesOf(article: Article): Set<string> {
  return new Set(
    [article.outletName, article.site, article.host].filter((name): name is string => !!name).map(nameKey),
  );
}

/** The page being read. */
interface AttributionContext {
  article: Article;
  /** Names of the newsroom that published the page. */
  own: ReadonlySet<string>;
  resolve: (name: string) => string | null;
}

function readSentence(sentence: Sentence, reader: AttributionContext): Attribution[] {
  const { article, resolve } = reader;
  const hits = new Map<string, Attribution>();
  for (const { name, cue } of namesIn(sentence)) {
    if (hits.has(nameKey(name))) continue;
    const attribution = classify(name, cue, sentence.text, reader);
    if (attribution) hits.set(nameKey(name), attribution);
  }
  const unnamed = hits.size === 0 ? unnamedSource(sentence) : null;
  const linked = hits.size === 0 && !unnamed ? linkedOutlet(sentence.text, article, resolve) : null;
  return [...hits.values(), ...(unnamed ? [unnamed] : []), ...(linked ? [linked] : [])];
}

const tidyName = (raw: string): string =>
  raw
    .replace(/[.,'’-]+$/, '')
    .replace(/['’]s$/, '')
    .trim();

function classify(
  name: string,
  cue: CuePattern,
  sentence: string,
  { article, own, resolve }: AttributionContext,
): Attribution | null {
  const site = resolve(name) ?? resolve(name.replace(/^the /i, ''));
  if (own.has(nameKey(name)) || (site !== null && site === article.site)) return attributionToSelf(name, cue, sentence);
  const link = linkFor(sentence, article, name);
  const base = { source: name, cue: cue.cue, sentence, link: link?.url ?? null };
  if (isAgency(name, site)) return { ...base, site, kind: 'agency' };
  const official = OFFICIAL_NAME.test(name);
  if (site !== null && !(cue.expects === 'speaker' && official)) return { ...base, site, kind: 'outlet' };
  if (OUTLET_NAME.test(name) && !official && cue.expects !== 'speaker')
    return { ...base, site: siteOf(link), kind: 'outlet' };
  if (cue.expects === 'outlet')
    return official ? { ...base, site: null, kind: 'official' } : unresolvedOutlet(base, cue, link);
  if (official) return { ...base, site: null, kind: 'official' };
  if (DOCUMENT_NAME.test(name)) return { ...base, site: null, kind: 'document' };
  return { ...base, site: null, kind: 'person' };
}

/** Handles "told the Harbour Gazette" on a page of the Harbour Gazette: the source spoke to this newsroom. */
function attributionToSelf(name: string, cue: CuePattern, sentence: string): Attribution | null {
  if (!hasCue(cue, 'told', 'in a statement to', 'reported by')) return null;
  const speaker =
    /["”],?\s*(?<who>\p{Lu}[^,"“”.]{2,60}?)(?:,|\s+told)/u.exec(sentence)?.groups?.who ??
    OFFICIAL_SPEAKER.exec(sentence)?.groups?.name;
  const ownCue: AttributionCue = 'told us';
  return { source: speaker ?? `a source of ${name}`, cue: ownCue, sentence, link: null, site: null, kind: 'person' };
}

/** An unknown name after a cue for newsrooms; accepted only with a link or if the cue can mean nothing else. */
function unresolvedOutlet(
  base: Omit<Attribution, 'site' | 'kind'>,
  cue: CuePattern,
  link: PageLink | null,
): Attribution | null {
  const sure = link !== null || hasCue(cue, 'first reported by', 'which broke the story', 'h/t', 'source', 'via');
  return sure ? { ...base, site: siteOf(link), kind: 'outlet' } : null;
}

const unnamedSource = memoizeByObject(({ text: sentence }: Sentence): Attribution | null => {
  const tries: [RegExp, Attribution['kind'], AttributionCue][] = [
    [ANONYMOUS_SOURCE, 'anonymous', 'unnamed'],
    [OFFICIAL_SPEAKER, 'official', 'said'],
    [DOCUMENT_SOURCE, 'document', 'shows'],
  ];
  for (const [pattern, kind, cue] of tries) {
    const name = pattern.exec(sentence)?.groups?.name?.trim();
    if (name) return { source: name, cue, sentence, link: null, site: null, kind };
  }
  return null;
});

/** A sentence that reports something and links to another newsroom relies on it, even if it does not name it. */
function linkedOutlet(
  sentence: string,
  article: Article,
  resolve: (name: string) => string | null,
): Attribution | null {
  const link = linkFor(sentence, article, null);
  if (!link || !REPORTING_VERB.test(sentence)) return null;
  const site = siteOf(link);
  if (!site || site === article.site) return null;
  return {
    source: outletOf(link, site, resolve),
    cue: 'link',
    sentence,
    link: link.url,
    site: resolve(link.text) ?? site,
    kind: 'outlet',
  };
}

/** The link text may be the outlet's name, or include other words, as in "first reported by the local Ledger". */
function outletOf({ text }: PageLink, site: string, resolve: (name: string) => string | null): string {
  if (resolve(text) !== null) return text;
  const names = findProperNames(text);
  const [name = ''] = names.filter((one) => resolve(one) === site || fold(text).replace(/^the /, '') === fold(one));
  return name || site;
}

function linkFor(sentence: string, article: Article, name: string | null): PageLink | null {
  const wanted = fold(sentence).replace(/\s+/g, ' ').slice(0, 80);
  const here = article.links.filter((link) => {
    const around = fold(link.sentence).replace(/\s+/g, ' ');
    return (
      siteOf(link) !== article.site &&
      around.length > 8 &&
      (around.includes(wanted) || wanted.includes(around.slice(0, 80)))
    );
  });
  const byName =
    name === null
      ? undefined
      : here.find((link) => fold(link.text).includes(nameKey(name)) || nameKey(name).includes(fold(link.text)));
  return byName ?? here[0] ?? null;
}

/** Host of a link without `www.`; identifies a newsroom that is not in the registry. */
function siteOf(link: PageLink | null): string | null {
  if (!link) return null;
  try {
    return new URL(link.url).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
}
