import type { Article } from '@corroborate/domain';
import { SIGN_POINTS } from './credibility.thresholds';
import { siteOfHost } from './host';

/**
 * What pages of a site show of the way it works. Any template can print these, so they order strangers
 * among themselves and never make one credible.
 */
export interface SiteSigns {
  /** Links to its own rules: ethics, standards, publishing principles. */
  standards?: boolean;
  /** Links to a corrections page or prints a correction. */
  corrections?: boolean;
  /** Says who is behind it: about, masthead, staff, imprint. */
  masthead?: boolean;
  /** The text has a writer with a first and a last name. */
  namedWriter?: boolean;
  /** Marks its texts as news for machines. */
  newsMarkup?: boolean;
}

type Shown = Pick<Article, 'host' | 'links' | 'byline' | 'notices' | 'schemaTypes'>;

const PATHS = {
  standards:
    /(?:^|[/_-])(?:editorial-(?:standards?|policy|policies|guidelines|code|charter)|ethics(?:-policy)?|code-of-(?:ethics|conduct)|(?:publishing-)?principles|standards(?:-and-\w+)?|codigo-(?:etico|deontologico)|principios-editoriales|charte(?:-ethique|-deontologique)?|redaktionsstatut)(?:[/._]|$)/,
  corrections:
    /(?:^|[/_-])(?:corrections?(?:-policy|-and-clarifications)?|clarifications|erratas?|correcciones|fe-de-erratas|correcoes|korrekturen)(?:[/._]|$)/,
  masthead:
    /(?:^|[/_-])(?:about(?:-us|us)?|masthead|our-(?:team|staff)|staff(?:-directory)?|newsroom-staff|imprint|impressum|quienes-somos|quem-somos|qui-sommes-nous|chi-siamo|ueber-uns|mentions-legales|aviso-legal)(?:[/._]|$)/,
} as const;

/** Signs that one page of a site shows; an empty answer means that it was read and shows none. */
export function signsOf(article: Shown): SiteSigns {
  const site = siteOfHost(article.host);
  const paths = article.links.slice(0, 500).flatMap(({ url }) => ownPath(url, site) ?? []);
  const links = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const seen: Required<SiteSigns> = {
    standards: links(PATHS.standards),
    corrections: links(PATHS.corrections) || article.notices.length > 0,
    masthead: links(PATHS.masthead),
    namedWriter: isNamed(article.byline),
    newsMarkup: article.schemaTypes.some((type) => /^(?:\w+)?NewsArticle$/.test(type)),
  };
  return Object.fromEntries(Object.entries(seen).filter(([, value]) => value));
}

/** A path on the site's own ground; articles, whose addresses are long, are none of these pages. */
function ownPath(url: string, site: string): string | null {
  const address = URL.parse(url);
  if (!address || siteOfHost(address.hostname) !== site) return null;
  const path = address.pathname.toLowerCase();
  return path.length <= 60 && path.split('/').filter(Boolean).length <= 3 ? path : null;
}

const NOBODY_NAMED = /\b(?:staff|desk|admin|administrator|editors?|newsroom|team|redaktion|redacci[oó]n|r[eé]daction|redazione|reporters?|correspondent|agenc(?:y|ies)|news|contributor|guest|webmaster)\b/iu;

function isNamed(byline: string | null): boolean {
  const name = (byline ?? '').slice(0, 200).replace(/^by\s+/i, '').trim();
  return /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+[\p{L}\p{M}'’.-]+){0,3}\s+\p{Lu}[\p{L}\p{M}'’.-]+/u.test(name) && !NOBODY_NAMED.test(name);
}

const WORDS: Record<keyof SiteSigns, string> = {
  standards: 'its own rules of work',
  corrections: 'corrections',
  masthead: 'who is behind it',
  namedWriter: 'a named writer',
  newsMarkup: 'news markup',
};

/** Points for an unknown site, and the sentence that explains them; null where no page was read. */
export function weighSigns(signs: SiteSigns | null | undefined): { points: number; reason: string } | null {
  if (!signs) return null;
  const seen = (Object.keys(WORDS) as (keyof SiteSigns)[]).filter((sign) => signs[sign] === true);
  if (seen.length === 0)
    return { points: SIGN_POINTS.none, reason: 'The pages read name no writer, no newsroom and no rules of work.' };
  const points = seen.reduce((sum, sign) => sum + SIGN_POINTS[sign], 0);
  return {
    points,
    reason: `The pages read show ${seen.map((sign) => WORDS[sign]).join(', ')}; that orders unknown sites (+${points} of 100) and makes none credible.`,
  };
}
