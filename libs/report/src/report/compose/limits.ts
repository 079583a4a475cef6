import {
  because,
  hasReason,
  isCredible,
  isReadable,
  isRefuted,
  sentenceOf,
  type CaptureVerdict,
  type Claim,
  type SourceView,
} from '@corroborate/domain';
import { correctedWords } from '../since';
import { notLookedUp } from '../../background.builder';
import { coverageByProvider } from '../../result.builder';
import { agreeing, capital, counted, inWords, listed } from '../days';
import { ofTheCase, type Draft, type DraftGroup, type DraftItem, type DraftSection } from '../draft';
import { whoWrote, type Written } from '../prose/written';
import { inQuotes, plainLine } from '../quoting';
import { subjectOf } from './findings';
import { claimSentence } from './claim-words';
import type { Notes } from './notes';
import { providerName } from './providers';
import { toLift, toSettle } from './to-settle';

/** What could not be looked at. */
export function limitationsSection(notes: Notes, dropped: number, written: Written | null): DraftSection {
  const lines = [
    ...correctedSince(notes),
    ...mode(notes),
    ...unread(notes),
    ...silent(notes),
    ...lost(notes),
    ...leftAlone(notes),
    ...forMachines(notes),
    ...letGo(notes),
    ...leftOut(dropped),
    ...(written ? whoWrote(written) : []),
    ...unasked(notes),
  ];
  const items = lines.map((sentence): DraftItem => ({ sentences: [sentence] }));
  return {
    id: 'limitations',
    groups: [{ as: 'list', items }],
    empty: because('section.nothing-found', { part: 'limitations' }),
  };
}

/** Whether it is the case as its stages left it. */
export const correctedSince = ({ input }: Notes): Draft[] =>
  (input.corrected ?? 0) > 0 ? [ofTheCase(correctedWords(input))] : [];

const mode = ({ data }: Notes): Draft[] =>
  data.mode === 'quick'
    ? [ofTheCase('This was a quick investigation: background and a second round were left out.')]
    : [];

const BARRED: Partial<Record<CaptureVerdict, string>> = {
  paywall: 'behind a paywall',
  'login-wall': 'for readers who sign in',
  challenge: 'behind a request to prove that a person is reading',
  consent: 'behind a request for consent',
  gone: 'gone',
  refused: 'refused to us',
  error: 'no answer',
};

const barredBy = (verdict: CaptureVerdict): string => BARRED[verdict] ?? 'not to be taken in';

/** Pages that were found and not read, with what kept us from them, those of one outlet together. */
function unread(notes: Notes): Draft[] {
  const alike = new Map<string, number>();
  for (const { view, verdict } of unreadPages(notes)) {
    const what = `of ${plainLine(view.name)} could not be read: ${barredBy(verdict)}`;
    alike.set(what, (alike.get(what) ?? 0) + 1);
  }
  return [...alike].map(([what, pages]) => ofTheCase(`${capital(counted(pages, 'page'))} ${what}.`));
}

function unreadPages({ data, input }: Notes): { view: SourceView; verdict: CaptureVerdict }[] {
  return data.sources
    .filter(({ readable, isTopicPage }) => !readable && !isTopicPage)
    .map((view) => ({ view, verdict: input.pages.get(view.id)?.verdict ?? 'error' }))
    .filter(({ verdict }) => !isReadable(verdict));
}

/** Engines that did not answer all they were asked. */
function silent({ data }: Notes): Draft[] {
  const rows = coverageByProvider(data).filter(
    ({ asked, answered, not_configured }) => answered + not_configured < asked,
  );
  return rows.map(({ provider, asked, answered }) => {
    const heard = answered === 0 ? 'none' : inWords(answered);
    return ofTheCase(`${providerName(provider)} answered ${heard} of the ${counted(asked, 'question')} put to it.`);
  });
}

function unasked({ data }: Notes): Draft[] {
  const rows = coverageByProvider(data).filter(({ asked, not_configured }) => asked > 0 && not_configured === asked);
  const names = listed(rows.map(({ provider }) => providerName(provider)));
  return rows.length > 0 ? [ofTheCase(`Not set up here, and so not asked: ${names}.`)] : [];
}

/** Stages that failed or were cut short; pages and engines are told above. */
const lost = ({ data }: Notes): Draft[] =>
  (data.losses ?? [])
    .filter((loss) => hasReason([loss], 'loss.stage-failed', 'loss.stage-crashed', 'loss.stage-cut-short'))
    .map((loss) => ofTheCase(`${capital(plainLine(sentenceOf(loss)).replace(/\.$/, ''))}.`));

const leftAlone = ({ data }: Notes): Draft[] =>
  notLookedUp(data).map(({ what, reason }) => ofTheCase(`Left alone: ${what}. ${plainLine(reason)}`));

function forMachines({ data }: Notes): Draft[] {
  const pages = new Set(data.steering.map(({ sourceId }) => sourceId)).size;
  if (pages === 0) return [];
  const carry = pages === 1 ? 'page carries' : 'pages carry';
  return [ofTheCase(`${capital(inWords(pages))} ${carry} text meant for machines, which was not followed.`)];
}

/** Captures whose text is gone: what was quoted of them is all there is. */
function letGo({ data, input }: Notes): Draft[] {
  const gone = data.sources.filter(
    ({ id, readable, stance }) => readable && stance.stance !== 'unrelated' && !input.pages.get(id)?.text,
  ).length;
  if (gone === 0) return [];
  return [
    ofTheCase(`The text of ${counted(gone, 'captured page')} has been let go; only the passages in the case are left.`),
  ];
}

const leftOut = (dropped: number): Draft[] =>
  dropped === 0
    ? []
    : [
        ofTheCase(
          `${capital(counted(dropped, 'sentence'))} ${agreeing(dropped, 'was', 'were')} left out of this report or ` +
            'said more narrowly: the captures that would be cited do not bear every word.',
        ),
      ];

/** What remains to be done: what a person must settle, what would lift the level, what is open, what was not read. */
export function recommendationsSection(notes: Notes): DraftSection {
  const groups: DraftGroup[] = [
    { heading: 'For a person to decide', as: 'list', items: settle(notes) },
    { heading: 'What would lift the level', as: 'list', items: lift(notes) },
    { heading: 'Open', as: 'list', items: open(notes) },
    { heading: 'Credible pages to read', as: 'list', items: toRead(notes) },
  ];
  return { id: 'recommendations', groups, empty: because('section.nothing-found', { part: 'recommendations' }) };
}

const items = (drafts: Draft[]): DraftItem[] => drafts.map((sentence) => ({ sentences: [sentence] }));

const settle = (notes: Notes): DraftItem[] => {
  const { required, reasons } = notes.data.decision.review;
  return items(required ? reasons.map(({ why }) => ofTheCase(notes.spelled(toSettle(why)))) : []);
};

/** Of what is false nobody looks for more who tell it. */
const lift = (notes: Notes): DraftItem[] => {
  const { wouldLift } = notes.data.decision;
  return items(wouldLift && !isRefuted(notes.data) ? [ofTheCase(plainLine(toLift(wouldLift)))] : []);
};

function open(notes: Notes): DraftItem[] {
  const unspoken = notes
    .claims()
    .filter(
      ({ id, core }) =>
        !core && !isRefuted(notes.data) && (notes.findingOf(id)?.verdict ?? 'unverifiable') === 'unverifiable',
    );
  const apart = notes.discrepancies().filter(({ reading }) => reading === 'contradiction');
  return items([
    ...unspoken.map((claim) => ofTheCase(`Find ${wanted(claim, notes)} for ${inQuotes(claimSentence(claim))}.`)),
    ...apart.map((one) => ofTheCase(`Settle the ${subjectOf(one)}: accounts give values that exclude each other.`)),
    ...oldStory(notes.data).map((line) => ofTheCase(line)),
  ]);
}

/** What one source says of the event needs another beside it. */
const wanted = ({ id }: Claim, notes: Notes): string =>
  notes
    .findingOf(id)
    ?.evidence.some(({ stance, sourceId }) => stance === 'supports' && isCounting(notes.view(sourceId)))
    ? 'a second independent source'
    : 'a credible source';

const isCounting = (view: SourceView | undefined): boolean => view !== undefined && isCredible(view.tier);

/** What shows it stands where it was found: as signs, or as the answer of the last look. */
function oldStory({ context, lastLook }: Notes['data']): string[] {
  const doubted = lastLook?.questions.some(({ id, answer }) => id === 'old-story' && answer === 'critical') ?? false;
  const signs = context?.retellings?.length ?? 0;
  if (signs === 0 && !doubted) return [];
  return [`Make sure that this is not an old story told anew: see ${doubted ? 'Key findings' : 'Origin and spread'}.`];
}

/** Those that the search put first, one of each outlet. */
const toRead = (notes: Notes): DraftItem[] =>
  unreadPages(notes)
    .filter(({ view }) => isCredible(view.tier))
    .sort((a, b) => rankOf(b.view, notes) - rankOf(a.view, notes))
    .filter(({ view }, at, all) => all.findIndex((one) => one.view.site === view.site) === at)
    .slice(0, TO_READ)
    .map(({ view, verdict }) => ({
      label: plainLine(view.name),
      href: view.url,
      sentences: [ofTheCase(`Not read: ${barredBy(verdict)}.`)],
    }));

/** Pages that are worth an editor's time. */
const TO_READ = 5;

const rankOf = ({ id }: SourceView, { data }: Notes): number => data.ranking?.get(id)?.score ?? 0;
