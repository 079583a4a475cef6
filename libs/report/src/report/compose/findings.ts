import {
  because,
  isCredible,
  type Claim,
  type ClaimFinding,
  type Discrepancy,
  type Passage,
  type SourceView,
} from '@corroborate/domain';
import { fold, lexicon } from '@corroborate/text';
import { ofTheCase, told, type Draft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { faultOf } from '../check/check-sentence.policy';
import { dayOf, listed } from '../days';
import { inQuotes, plainLine } from '../quoting';
import { againstGroup } from './against';
import { claimSentence } from './claim-words';
import { denialSentence, quoteSentence, regionOf, statedOn, type Notes } from './notes';

/** Quotes on either side of a claim. */
const QUOTES = 3;

type Heading = 'confirmed' | 'held' | 'overruled' | 'partly' | 'refuted' | 'disputed' | 'several' | 'single' | 'open';

const HEADINGS: Readonly<Record<Heading, string>> = {
  confirmed: 'Confirmed',
  held: 'Supported, waiting for an editor',
  overruled: 'Supported by the evidence; an editor decided otherwise',
  partly: 'Partially true: a detail differs between sources',
  refuted: 'False according to credible sources',
  disputed: 'Disputed',
  several: 'Reported by several sources, not confirmed',
  single: 'Reported by one source only',
  open: 'Unverified',
};

/** Claim by claim what the evidence makes of it, with the passages that show it. */
export function findingsSection(notes: Notes): DraftSection {
  const groups = Object.entries(HEADINGS).map(([name, heading]): DraftGroup => ({
    heading,
    as: 'list',
    items: claimsUnder(name as Heading, notes).map(({ claim, finding }) => claimItem(claim, finding, notes)),
  }));
  const told = [...groups, checks(notes)];
  return {
    id: 'findings',
    groups: [...groups, againstGroup(notes, told), differing(notes), checks(notes)],
    empty: because('section.nothing-found', { part: 'claims' }),
  };
}

const claimsUnder = (heading: Heading, notes: Notes) =>
  notes
    .claims()
    .filter(({ id }) => headingOf(id, notes) === heading)
    .map((claim) => ({ claim, finding: notes.findingOf(claim.id) }))
    .sort((a, b) => Number(b.claim.core) - Number(a.claim.core) || b.claim.importance - a.claim.importance);

/** A claim that credible sources deny alone is false; one that credible sources report is more than nothing. */
function headingOf(claimId: string, notes: Notes): Heading {
  const [standing, finding] = [notes.standingOf(claimId), notes.findingOf(claimId)];
  if (standing === 'disputed' && finding?.verdict === 'refuted') return 'refuted';
  if (finding?.verdict === 'partially true' && otherValues(finding, notes).length > 0) return 'partly';
  if (standing !== 'open') return standing;
  if (notes.isOverruled && finding?.verdict === 'verified') return 'overruled';
  const told = voicesOf(finding, 'supports', notes).filter(({ sourceId }) => credible(sourceId, notes)).length;
  if (told === 0) return 'open';
  return told === 1 ? 'single' : 'several';
}

/** Credible sources that give another figure, day, place or name, and deny nothing else. */
function otherValues(finding: ClaimFinding | undefined, notes: Notes): ClaimFinding['evidence'] {
  const evidence = finding?.evidence.filter(({ sourceId }) => credible(sourceId, notes)) ?? [];
  const isDenied = evidence.some(({ stance, differs }) => stance === 'disputes' && !differs);
  return isDenied ? [] : evidence.filter(({ differs }) => differs);
}

function otherValueSentence({ sourceId, differs, passage }: ClaimFinding['evidence'][number], notes: Notes): Draft[] {
  const view = notes.view(sourceId);
  if (!view || !differs || !passage) return [];
  const instead = `${plainLine(view.name)} has ${inQuotes(differs)} instead: ${inQuotes(passage.quote)}.`;
  return [told(instead, [notes.cite(sourceId, passage.quote)])];
}

function claimItem(claim: Claim, finding: ClaimFinding | undefined, notes: Notes): DraftItem {
  const standing = notes.standingOf(claim.id);
  const sides = [
    ...evidence({ claim, finding }, 'supports', notes),
    ...(headingOf(claim.id, notes) === 'partly' ? [] : evidence({ claim, finding }, 'disputes', notes)),
    ...otherValues(finding, notes)
      .slice(0, QUOTES)
      .flatMap((one) => otherValueSentence(one, notes)),
  ];
  const again = claim.core ? inOtherWords(notes) : null;
  if (finding && standing === 'confirmed' && !isUnclear(claim)) {
    const fact = stated(claim, finding, notes);
    if (fact) return { sentences: [fact, ...sides, again] };
  }
  const nobody =
    passedOn(finding, notes) ?? ofTheCase('No credible source that was read was understood to speak to it.');
  const waits =
    standing === 'held' && claim.core ? ofTheCase('It counts as confirmed once a person has looked.') : null;
  const label = inQuotes(claimSentence(claim));
  return { label, sentences: sides.length > 0 ? [...sides, waits, again] : [nobody, again] };
}

/** Credible sources that only pass it on; null where none does. */
function passedOn(finding: ClaimFinding | undefined, notes: Notes): Draft | null {
  const views = (finding?.evidence ?? [])
    .filter(({ stance, sourceId }) => stance === 'mentions' && credible(sourceId, notes))
    .flatMap(({ sourceId }) => notes.view(sourceId) ?? [])
    .filter(({ isTopicPage }) => !isTopicPage);
  const names = [...new Set(views.map(({ name }) => plainLine(name)))];
  if (names.length === 0) return null;
  return told(
    `${listed(names)} ${names.length === 1 ? 'mentions' : 'mention'} it without confirming it.`,
    views.map(({ id }) => notes.cite(id)),
  );
}

/** What the topic says twice is weighed once, as its core. */
function inOtherWords(notes: Notes): Draft | null {
  const again = notes.restated().map((claim) => inQuotes(claimSentence(claim)));
  return again.length > 0 ? ofTheCase(`The topic also puts it so: ${listed(again)}.`, { minor: true }) : null;
}

const UNCLEAR = ['subject', 'owner', 'passed-on-within'].map(
  (section) => lexicon('en', 'claim-sentences', section).pattern,
);

/** “It is now 31” says nothing by itself, “Four are said to be hurt” nothing that could be a fact. */
const isUnclear = (claim: Claim): boolean => UNCLEAR.some((pattern) => pattern.test(claimSentence(claim)));

/** The claim as a fact, on the word of those who confirm it; null where their captures do not bear every word of it. */
function stated(claim: Claim, finding: ClaimFinding, notes: Notes): Draft | null {
  const cite = (evidence: ClaimFinding['evidence']) =>
    evidence.map(({ sourceId, passage }) => notes.cite(sourceId, passage?.quote ?? null));
  const voices = cite(voicesOf(finding, 'supports', notes));
  const everyone = cite(saying(finding, 'supports', notes));
  const forms = statedOn(claim, [voices, everyone], {}, regionOf(notes.data.topic));
  return forms && firstHolding(forms, notes) ? forms : null;
}

function firstHolding(draft: Draft, notes: Notes): boolean {
  for (let form: Draft | undefined = draft; form; form = form.otherwise)
    if (faultOf(form, notes.list) === null) return true;
  return false;
}

/** The passages of each voice, credible ones first; one that was quoted above is not quoted again. */
function evidence(
  { claim, finding }: { claim: Claim; finding: ClaimFinding | undefined },
  stance: 'supports' | 'disputes',
  notes: Notes,
): (Draft | null)[] {
  const shown = voicesOf(finding, stance, notes)
    .slice(0, QUOTES)
    .flatMap(({ sourceId, passage }): Shown[] => {
      const view = notes.view(sourceId);
      return view ? [{ view, passage: notes.showing.of(view, claim, passage) }] : [];
    });
  if (stance === 'disputes') return shown.map(({ view, passage }) => denialSentence(notes, view, passage));
  const again = shown.filter(({ view, passage }) => passage && notes.quotedBefore(view.id, passage.quote, claim.id));
  const isLabel = ({ passage }: Shown) => passage !== null && fold(passage.quote).includes(fold(claimSentence(claim)));
  const toTheLetter = shown.filter((one) => !again.includes(one) && isLabel(one));
  const fresh = shown.filter((one) => !again.includes(one) && one.passage && !isLabel(one));
  const bare = shown.filter(({ passage }) => !passage);
  return [
    ...fresh.map(({ view, passage }) => quoteSentence(notes, view, passage)),
    together(toTheLetter, ['says', 'say', 'so in these words'], notes),
    together(again, ['says', 'say', 'so in the words quoted above'], notes),
    together(bare, ['reports', 'report', 'it'], notes),
  ].flatMap((one) => (one ? [{ ...one, minor: true }] : []));
}

interface Shown {
  view: SourceView;
  passage: Passage | null;
}

/** “A and B say so in the words quoted above.” */
function together(shown: readonly Shown[], [one, many, what]: [string, string, string], notes: Notes): Draft | null {
  if (shown.length === 0) return null;
  const names = [...new Set(shown.map(({ view }) => plainLine(view.name)))];
  return told(
    `${listed(names)} ${names.length === 1 ? one : many} ${what}.`,
    shown.map(({ view, passage }) => notes.cite(view.id, passage?.quote ?? null)),
  );
}

function voicesOf(finding: ClaimFinding | undefined, stance: 'supports' | 'disputes', notes: Notes) {
  const seen = new Set<string>();
  return saying(finding, stance, notes).filter(({ sourceId }) => {
    const voice = notes.view(sourceId)?.clusterId ?? '';
    return !seen.has(voice) && seen.add(voice);
  });
}

/** Who says so of the claim, the topic's own page left out: credible sources where there are, the strongest first. */
function saying(
  finding: ClaimFinding | undefined,
  stance: 'supports' | 'disputes',
  notes: Notes,
): ClaimFinding['evidence'] {
  const said = (finding?.evidence ?? []).filter(
    (one) => one.stance === stance && notes.view(one.sourceId)?.isTopicPage === false,
  );
  const trusted = said.filter(({ sourceId }) => credible(sourceId, notes));
  // Against a credible source the word of one that is not settles nothing.
  const backed =
    stance === 'disputes' && saying(finding, 'supports', notes).some((one) => credible(one.sourceId, notes));
  return (trusted.length > 0 || backed ? trusted : said).sort(
    (a, b) => Number(notes.leads(b.sourceId)) - Number(notes.leads(a.sourceId)) || b.strength - a.strength,
  );
}

const credible = (sourceId: number, notes: Notes): boolean => isCredible(notes.view(sourceId)?.tier ?? 4);

/** Values that exclude each other, each with the sentence it stands in. */
function differing(notes: Notes): DraftGroup {
  const apart = notes.discrepancies().filter(({ reading }) => reading !== 'imprecise');
  return { heading: 'Where accounts differ', as: 'list', items: apart.map((one) => differingItem(one, notes)) };
}

/** “number of people”, “event date”. */
export const subjectOf = ({ kind, about }: Discrepancy): string =>
  `${kind === 'number' ? 'number of ' : ''}${plainLine(about)}`;

function differingItem(apart: Discrepancy, notes: Notes): DraftItem {
  const { values, reading } = apart;
  const each = [...new Map(values.map((value) => [value.value, value])).values()];
  const day = (sourceId: number) => notes.view(sourceId)?.published?.value ?? '9999';
  const sentences = each
    .sort((a, b) => day(a.sourceId).localeCompare(day(b.sourceId)))
    .filter(({ sourceId }) => notes.view(sourceId)?.isTopicPage === false)
    .map(({ sourceId, quote }) => {
      const view = notes.view(sourceId);
      const citation = notes.cite(sourceId, quote);
      const when = view?.published ? ` (${dayOf(view.published.value)})` : '';
      return view && citation ? told(`${plainLine(view.name)}${when}: ${inQuotes(quote)}.`, [citation]) : null;
    });
  const early = reading === 'update' ? [ofTheCase('The figures are early and late ones of one event.')] : [];
  return { label: `On the ${subjectOf(apart)}`, sentences: [...sentences, ...early] };
}

/** Those of pages that were read stand beside the claim they rate. */
function checks(notes: Notes): DraftGroup {
  const read = new Set(notes.pages('disputes', true).map(({ url }) => url));
  const found = (notes.data.factChecks ?? []).filter(({ url }) => !read.has(url));
  const items = found.map(({ publisher, rating, claim, url }): DraftItem => ({
    sentences: [
      told(`${plainLine(publisher)} rates ${inQuotes(claim)} ${inQuotes(rating)}.`, [notes.citeAt(url, rating)]),
    ],
  }));
  return { heading: 'Fact checks', as: 'list', items };
}
