import { getPrintedTitle, type Article, type SourceView } from '@corroborate/domain';
import { allMatches, fold } from '@corroborate/text';
import type { ReportInput } from './report.input';

const JOINING_WORDS = '(?:of|the|and|&|de|del|la|el)';
const CAPITALIZED_RUN = new RegExp(
  `\\p{Lu}[\\p{L}'’]{0,30}(?: (?:${JOINING_WORDS} )?\\p{Lu}[\\p{L}'’]{0,30}){1,5}`,
  'gu',
);
/** Characters searched per page. */
const MAX_CHARS_SEARCHED = 6_000;

/**
 * Names of outlets known only by site, as pages print them, if the site spells exactly that name: “Pell Sound Current”
 * for pellsoundcurrent.com. Other names of a site are ignored. Keyed by site.
 */
export function outletNamesBySite(outlets: readonly NamedOutlet[], pages: Iterable<WrittenPage>): Map<string, string> {
  const wanted = new Map(outlets.filter(isNamedBySite).map(({ site }) => [lettersAndDigits(labelOf(site)), site]));
  const names = new Map<string, string>();
  if (wanted.size === 0) return names;
  for (const page of pages)
    for (const [written] of allMatches(
      `${getPrintedTitle(page)}\n${page.text.slice(0, MAX_CHARS_SEARCHED)}`,
      CAPITALIZED_RUN,
    ))
      for (const name of nameCandidates(written)) {
        const site = wanted.get(lettersAndDigits(name));
        if (site !== undefined && !names.has(site)) names.set(site, name);
      }
  return names;
}

type NamedOutlet = Pick<SourceView, 'name' | 'site'>;
type WrittenPage = Pick<Article, 'title' | 'documentTitle' | 'text'>;

/** Cases from earlier versions name such outlets by site; a report never does. */
export function withPrintedNames(input: ReportInput): ReportInput {
  const names = new Map([
    ...namesInUse(input.data.sources),
    ...outletNamesBySite(input.data.sources, input.pages.values()),
  ]);
  if (names.size === 0) return input;
  const sources = input.data.sources.map((view) => (isNamedBySite(view) ? withName(view, names.get(view.site)) : view));
  return { ...input, data: { ...input.data, sources }, outletNames: names };
}

/** Sites and names of outlets whose name in the case is only a spelling of their site. */
const namesInUse = (sources: readonly NamedOutlet[]): [site: string, name: string][] =>
  sources
    .filter((one) => !isNamedBySite(one) && lettersAndDigits(one.name) === lettersAndDigits(labelOf(one.site)))
    .map(({ site, name }) => [site, name]);

/** Replaces sites with outlet names in a text; a site within a URL or email address stays. */
export const replaceSitesByNames = (text: string, sources: readonly NamedOutlet[]): string =>
  namesInUse(sources).reduce((renamed, [site, name]) => replaceSite(renamed, site, name), text);

const replaceSite = (text: string, site: string, name: string): string =>
  text.split(site).reduce((joined, rest) => {
    const isPart = /[\w./@-]$/.test(joined) || /^(?:[\w/-]|\.\w)/.test(rest);
    return `${joined}${isPart ? site : name}${rest}`;
  });

const isNamedBySite = ({ name, site }: NamedOutlet): boolean => name === site && site.includes('.');

const labelOf = (site: string): string => site.replace(/^www\./, '').split('.', 1)[0] ?? '';

const lettersAndDigits = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * A run of capitalized words may start with a word that is not part of the name: “The Dunsel Ledger”, “Monday Elm
 * Post”.
 */
function nameCandidates(written: string): string[] {
  const words = written.split(' ');
  return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
}

const withName = (view: SourceView, name: string | undefined): SourceView => (name ? { ...view, name } : view);
