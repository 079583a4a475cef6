import { printedTitle, type Article, type SourceView } from '@corroborate/domain';
import { allMatches, fold } from '@corroborate/text';
import type { ReportInput } from './report.input';

const JOINT = '(?:of|the|and|&|de|del|la|el)';
const RUN = new RegExp(`\\p{Lu}[\\p{L}'’]{0,30}(?: (?:${JOINT} )?\\p{Lu}[\\p{L}'’]{0,30}){1,5}`, 'gu');
/** Characters searched per page. */
const READ = 6_000;

/**
 * Names of outlets known only by site, as pages print them, if the site spells exactly that name: “Pell Sound Current”
 * for pellsoundcurrent.com. Other names of a site are ignored. Keyed by site.
 */
export function outletNamesBySite(outlets: readonly Named[], pages: Iterable<WrittenPage>): Map<string, string> {
  const wanted = new Map(outlets.filter(isAddress).map(({ site }) => [lettersOf(labelOf(site)), site]));
  const names = new Map<string, string>();
  if (wanted.size === 0) return names;
  for (const page of pages)
    for (const [written] of allMatches(`${printedTitle(page)}\n${page.text.slice(0, READ)}`, RUN))
      for (const name of partsOf(written)) {
        const site = wanted.get(lettersOf(name));
        if (site !== undefined && !names.has(site)) names.set(site, name);
      }
  return names;
}

type Named = Pick<SourceView, 'name' | 'site'>;
type WrittenPage = Pick<Article, 'title' | 'documentTitle' | 'text'>;

/** Cases from earlier versions name such outlets by site; a report never does. */
export function withPrintedNames(input: ReportInput): ReportInput {
  const names = new Map([
    ...namesInUse(input.data.sources),
    ...outletNamesBySite(input.data.sources, input.pages.values()),
  ]);
  if (names.size === 0) return input;
  const sources = input.data.sources.map((view) => (isAddress(view) ? named(view, names.get(view.site)) : view));
  return { ...input, data: { ...input.data, sources }, outletNames: names };
}

/** Outlets whose name in the case is their site in other spelling. */
const namesInUse = (sources: readonly Named[]): [site: string, name: string][] =>
  sources
    .filter((one) => !isAddress(one) && lettersOf(one.name) === lettersOf(labelOf(one.site)))
    .map(({ site, name }) => [site, name]);

/** Replaces sites by outlet names in a text; a site within a URL or email address stays. */
export const withNames = (text: string, sources: readonly Named[]): string =>
  namesInUse(sources).reduce((renamed, [site, name]) => replaced(renamed, site, name), text);

const replaced = (text: string, site: string, name: string): string =>
  text.split(site).reduce((joined, rest) => {
    const isPart = /[\w./@-]$/.test(joined) || /^(?:[\w/-]|\.\w)/.test(rest);
    return `${joined}${isPart ? site : name}${rest}`;
  });

const isAddress = ({ name, site }: Named): boolean => name === site && site.includes('.');

const labelOf = (site: string): string => site.replace(/^www\./, '').split('.', 1)[0] ?? '';

const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * A run of capitalized words may start with one that is not part of the name: “The Dunsel Ledger”, “Monday Elm Post”.
 */
function partsOf(written: string): string[] {
  const words = written.split(' ');
  return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
}

const named = (view: SourceView, name: string | undefined): SourceView => (name ? { ...view, name } : view);
