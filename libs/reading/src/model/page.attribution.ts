import { isCredit, type Article, type Attribution } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import type { PageNotes } from '../notes/page-notes.schema';
import { REASONING } from '../reasoning.thresholds';
import { shuffleStatements } from '../guards/vouching/controls.policy';
import type { ModelSession } from './model.session';
import { firsthandTask } from './page.tasks';

/** Grounded notes by a model on the sourcing of one page. */
export interface PageSourcing {
  citations: { source: string; cue: string; sentence: string; whole: boolean }[];
  /** Sentences that show original reporting by the newsroom. */
  firsthand: string[];
}

/** Outlets that the page relies on and its original reporting, according to notes by a model. */
export const readSourcing = ({ sourcing: { own, others } }: PageNotes): PageSourcing => ({
  citations: others
    .filter(({ source, quote }) => isNamedIn(source, quote))
    .map(({ source, rests, quote }) => ({ source, cue: '', sentence: quote, whole: rests === 'story' })),
  firsthand: own.map(({ quote }) => quote),
});

/** Whether the name occurs in the sentence and is capitalized like a name, or in a script without capitals. */
const isNamedIn = (source: string, sentence: string): boolean =>
  nameKey(source) !== '' && /[\p{Lu}\p{Lo}]/u.test(source) && sentence.includes(source);

/**
 * Converts noted reliance to attributions, for known and unknown newsrooms. A newsroom that rules also found is added
 * only if the whole story comes from there.
 */
export function toAttributions(
  { site, outletName }: Article,
  { citations }: PageSourcing,
  { byRules, resolve }: { byRules: readonly Attribution[]; resolve: (name: string) => string | null },
): Attribution[] {
  const own = new Set([site, nameKey(outletName ?? '')]);
  const seen = new Set(byRules.flatMap(keysOf));
  return citations.flatMap(({ source, cue, sentence, whole }): Attribution[] => {
    const found = resolve(source);
    const keys = [found ?? nameKey(source), nameKey(source)];
    const isRepeated = !whole && keys.some((key) => seen.has(key));
    if (isRepeated || keys.some((key) => own.has(key)) || (found === null && isOffice(source, byRules))) return [];
    for (const key of keys) seen.add(key);
    const rests = whole ? { whole } : {};
    return [{ source, cue, sentence, link: null, site: found, kind: 'outlet', by: 'model', ...rests }];
  });
}

/**
 * Whether rules classified the name as an office or document. A name classified as a person may be an unknown newsroom.
 */
const isOffice = (name: string, byRules: readonly Attribution[]): boolean =>
  byRules.some(({ kind, source }) => (kind === 'official' || kind === 'document') && nameKey(source) === nameKey(name));

const keysOf = ({ kind, site, source }: Attribution): string[] =>
  kind === 'outlet' || kind === 'agency' ? [...(site === null ? [] : [site]), nameKey(source)] : [];

/**
 * Sentences that show original reporting, as attributions, if they would separate the page from outlets that it relies
 * on according to rules. The critic, or the reader itself, verifies them mixed with sentences from other pages. A
 * reader that attributes those to this page is unreliable and is ignored.
 */
export async function verifyOwnReporting(
  session: ModelSession,
  { firsthand }: PageSourcing,
  byRules: readonly Attribution[],
): Promise<Attribution[]> {
  const others = byRules.filter(({ kind }) => kind === 'outlet' || kind === 'agency');
  if (firsthand.length === 0 || others.length === 0 || others.every(isCredit)) return [];
  const controls = [...new Set(others.map(({ sentence }) => sentence))].slice(0, REASONING.maxFirsthand);
  const asked = firsthand.filter((one) => !controls.some((other) => other.includes(one) || one.includes(other)));
  if (asked.length === 0) return [];
  const statements = shuffleStatements(
    [...asked, ...controls].map((text) => ({ text })),
    session.secret,
  );
  const role = session.hasCritic ? 'critic' : 'first';
  const answer = await session.ask(role, firsthandTask(statements));
  const own = new Set(
    (answer?.answers ?? []).flatMap(({ statement, answer: word }) => (word === 'own' ? [statement] : [])),
  );
  const texts = statements.filter(({ id }) => own.has(id)).map(({ text }) => text);
  if (texts.some((text) => controls.includes(text))) {
    session.tally.contradictions += 1;
    return [];
  }
  return texts.map((sentence) => ({ source: '', cue: '', sentence, link: null, site: null, kind: 'own', by: 'model' }));
}
