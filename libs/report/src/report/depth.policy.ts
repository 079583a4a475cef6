import { capitalize, spellCount } from './days';
import { caseStatement } from './draft';
import { normalizeForComparison, QUOTED_TEXT } from './quoting';
import type { ReportDepth, ReportGroup, ReportItem, ReportSection, SectionId } from './report.types';

const SECTIONS: Record<ReportDepth, readonly SectionId[]> = {
  brief: ['verdict', 'confirmed', 'open', 'evidence', 'next'],
  report: ['verdict', 'confirmed', 'reported', 'open', 'statements', 'questions', 'evidence', 'next'],
  file: [
    ...(['verdict', 'confirmed', 'reported', 'open', 'statements', 'evidence', 'next'] as const),
    ...(['timeline', 'people', 'questions', 'explanations', 'background', 'balance', 'check'] as const),
  ],
};

/** Maximum words in total, including headings and sources, and maximum items per list. */
const LIMITS = { brief: { words: 250, items: 3 }, report: { words: 1200, items: 12 } };
/** Words reserved for title, state and headings, and for each entry in the source list. */
const OVERHEAD_WORDS = { head: 55, source: 12 };

/** The sections of a depth. Short forms print every quote and sentence once and stay within their word limit. */
export function sectionsAtDepth(whole: readonly ReportSection[], depth: ReportDepth): ReportSection[] {
  const sections = SECTIONS[depth].flatMap((id) => whole.find((section) => section.id === id) ?? []);
  if (depth === 'file') return sections;
  const { words, items } = LIMITS[depth];
  const full = withoutRepeats(sections.map(withoutMinor));
  const fitting = trimToWordLimit(
    full.map((section) => keepFirstItems(section, items)),
    words,
  );
  const shown = depth === 'brief' ? fitting : fitting.map((section) => withOmittedCount(section, full));
  return shown.filter(({ groups }) => groups.length > 0);
}

/** Minimum length, in characters, at which text contained in a longer text counts as a repeat of it. */
const MIN_REPEAT_CHARS = 25;

const withGroups = (section: ReportSection, groups: ReportGroup[]): ReportSection => ({
  ...section,
  groups: groups.filter((group) => group.items.length > 0),
});

const hasText = ({ sentences }: ReportItem): boolean => sentences.length > 0;

const withoutMinor = (section: ReportSection): ReportSection =>
  withGroups(
    section,
    section.groups.map((group) => ({
      ...group,
      items: group.items
        .map((item) => ({ ...item, sentences: item.sentences.filter(({ minor }) => !minor) }))
        .filter(hasText),
    })),
  );

const keepFirstItems = (section: ReportSection, most: number): ReportSection =>
  withGroups(
    section,
    section.groups.map((group) => ({ ...group, items: group.items.slice(0, most) })),
  );

/** Adds the number of items omitted from a list for lack of space. */
function withOmittedCount(section: ReportSection, full: readonly ReportSection[]): ReportSection {
  const whole = full.find(({ id }) => id === section.id)?.groups ?? [];
  const groups = section.groups.map((group) => {
    const all = whole.find(({ heading, as }) => heading === group.heading && as === group.as);
    const left = group.as === 'list' ? (all?.items.length ?? 0) - group.items.length : 0;
    return left > 0
      ? { ...group, items: [...group.items, { label: null, sentences: [omittedSentence(left)] }] }
      : group;
  });
  return { ...section, groups };
}

const omittedSentence = (left: number) => caseStatement(`${capitalize(spellCount(left))} more in the full case file.`);

/** Omits sentences that only repeat a sentence, a quote or part of a quote printed above. */
function withoutRepeats(sections: ReportSection[]): ReportSection[] {
  const printed = new Set<string>();
  // The same words under two labels are not a repeat: “AP reports it.”
  const isFresh = (text: string, label: string | null): boolean => {
    const quotes = [...text.matchAll(QUOTED_TEXT)]
      .map(([, quote = '']) => normalizeForComparison(quote))
      .filter((quote) => quote !== '');
    const keys = quotes.length > 0 ? quotes : [normalizeForComparison(`${label ?? ''} ${text}`)];
    const isNew = keys.some(
      (key) => ![...printed].some((one) => one === key || (key.length >= MIN_REPEAT_CHARS && one.includes(key))),
    );
    for (const key of keys) printed.add(key);
    return isNew;
  };
  return sections.map((section) =>
    withGroups(
      section,
      section.groups.map((group) => ({
        ...group,
        items: group.items
          .map((item) => ({ ...item, sentences: item.sentences.filter(({ text }) => isFresh(text, item.label)) }))
          .filter(hasText),
      })),
    ),
  );
}

const countItemWords = ({ label, sentences }: ReportItem): number =>
  [label ?? '', ...sentences.map(({ text }) => text)].join(' ').split(/\s+/).filter(Boolean).length;

/** Removes the last item of the longest list until the words fit; the verdict keeps the first quote of each side. */
function trimToWordLimit(sections: ReportSection[], limit: number): ReportSection[] {
  const all = sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
  const cited = new Set(
    all.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations.map(({ n }) => n))),
  );
  const around = OVERHEAD_WORDS.head + OVERHEAD_WORDS.source * cited.size;
  if (all.reduce((sum, item) => sum + countItemWords(item), around) <= limit) return sections;
  const others = sections.filter(({ id }) => id !== 'verdict').flatMap(({ groups }) => groups);
  const quotes = sections.flatMap(({ id, groups }) => (id === 'verdict' ? groups.filter(isMultiItemList) : []));
  const lists = others.length > 0 ? others : quotes;
  const longest = lists.reduce<ReportGroup | null>(
    (most, one) => (countGroupWords(one) > countGroupWords(most) ? one : most),
    null,
  );
  if (!longest) return sections;
  const cut = sections.map((section) =>
    withGroups(
      section,
      section.groups.map((group) => (group === longest ? { ...group, items: group.items.slice(0, -1) } : group)),
    ),
  );
  return trimToWordLimit(cut, limit);
}

const isMultiItemList = ({ as, items }: ReportGroup): boolean => as === 'list' && items.length > 1;

const countGroupWords = (group: ReportGroup | null): number =>
  group?.items.reduce((sum, item) => sum + countItemWords(item), 0) ?? 0;
