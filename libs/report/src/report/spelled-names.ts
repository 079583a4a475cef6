import type { SourceView } from '@corroborate/domain';
import { allMatches, fold } from '@corroborate/text';
import type { ReportInput } from './report.input';

const JOINT = '(?:of|the|and|&|de|del|la|el)';
const RUN = new RegExp(`\\p{Lu}[\\p{L}'’]{0,30}(?: (?:${JOINT} )?\\p{Lu}[\\p{L}'’]{0,30}){1,5}`, 'gu');
/** Characters of each page that are searched. */
const READ = 6_000;

/**
 * Where an outlet is known by its address alone, its name as the captured pages write it, if the address spells that
 * very name: “Pell Sound Current” of pellsoundcurrent.com. What a site calls itself otherwise is not taken.
 */
export function withSpelledNames(input: ReportInput): ReportInput {
  const wanted = new Map(input.data.sources.filter(isAddress).map(({ site }) => [lettersOf(labelOf(site)), site]));
  if (wanted.size === 0) return input;
  const names = new Map<string, string>();
  for (const { title, text } of input.pages.values())
    for (const [written] of allMatches(`${title}\n${text.slice(0, READ)}`, RUN))
      for (const name of partsOf(written)) {
        const site = wanted.get(lettersOf(name));
        if (site !== undefined && !names.has(site)) names.set(site, name);
      }
  const sources = input.data.sources.map((view) => (isAddress(view) ? named(view, names.get(view.site)) : view));
  return { ...input, data: { ...input.data, sources }, spelled: names };
}

const isAddress = ({ name, site }: SourceView): boolean => name === site && site.includes('.');

const labelOf = (site: string): string => site.replace(/^www\./, '').split('.', 1)[0] ?? '';

const lettersOf = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** A run of capitals may begin with a word that is none of the name: “The Dunsel Ledger”, “Monday Elm Post”. */
function partsOf(written: string): string[] {
  const words = written.split(' ');
  return words.slice(0, -1).map((_, at) => words.slice(at).join(' '));
}

const named = (view: SourceView, name: string | undefined): SourceView => (name ? { ...view, name } : view);
