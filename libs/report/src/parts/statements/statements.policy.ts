import { DAY_MS, type ClaimFinding } from '@corroborate/domain';
import { checkWorthiness } from '@corroborate/stance';
import { cutAtWord, lexicon } from '@corroborate/text';
import type { EarlierStatement, PartsCase } from '../parts.types';
import { borneOut, voicesFor } from '../positions/against.policy';
import { heldClaim, holdOf } from '../positions/holds.policy';
import { strongestFirst, type Heard } from '../positions/positions.policy';
import type { Holds } from '../positions/positions.types';
import { isSameSpeaker, type Spoken } from '../positions/speakers.policy';
import { ownWords } from '../read-sources';
import { toldDate } from '../timeline/event-dates.policy';
import type { Borne, EarlierWords, StatementCheck } from './statements.types';

type StatementsCase = Pick<PartsCase, 'claims' | 'findings' | 'sources' | 'earlier'>;

const LIMITS = { all: 20, perSpeaker: 3, summary: 240, shared: 3, aroundCue: 40, checkable: 0.5 };
const VENUE = lexicon('en', 'venues').pattern;

/** A sentence somebody speaks, and what it holds about the first claim that it speaks of. */
interface OnClaim {
  said: Spoken;
  claimId: string | null;
  holds: Holds | null;
}

/**
 * What people and bodies with a name said, against the evidence and against what they said before. Once a speaker and
 * claim and what is held of it; what speaks of no claim only in the speaker's own words.
 */
export function statementChecks(data: StatementsCase, { spoken, topic }: Heard): StatementCheck[] {
  const claims = data.claims.map(heldClaim);
  const all = strongestFirst(spoken).map((said): OnClaim => {
    const on = claims.map((claim) => ({ claimId: claim.id, holds: holdOf(said, claim, topic) }));
    return { said, ...(on.find(({ holds }) => holds !== null) ?? { claimId: null, holds: null }) };
  });
  const chosen: OnClaim[] = [];
  for (const one of [...all].sort((a, b) => Number(b.holds !== null) - Number(a.holds !== null)))
    if (chosen.length < LIMITS.all && isWorthTelling(one, chosen)) chosen.push(one);
  return chosen.map((one) => checkOf(one, all, data));
}

function isWorthTelling({ said, claimId, holds }: OnClaim, chosen: readonly OnClaim[]): boolean {
  const own = chosen.filter((one) => isSameSpeaker(one.said.key, said.key));
  if (own.length >= LIMITS.perSpeaker) return false;
  if (own.some((one) => one.said.quote === said.quote)) return false;
  if (holds === null) return own.length === 0 && said.shared >= LIMITS.shared && isCheckable(said);
  return !own.some((one) => one.claimId === claimId && one.holds === holds);
}

/** It says something that could be true or false; a slogan or a feeling does not. */
const isCheckable = ({ content }: Spoken): boolean => checkWorthiness(content).score >= LIMITS.checkable;

function checkOf(one: OnClaim, all: readonly OnClaim[], data: StatementsCase): StatementCheck {
  const { said, claimId } = one;
  const { quote, start, end, speaker, source } = said;
  return {
    speaker,
    date: dayOf(said),
    venue: venueOf(said),
    summary: cutAtWord(said.content, LIMITS.summary),
    quote,
    start,
    end,
    sourceId: source.view.id,
    claimId,
    ...against(one, data),
    earlier: changedFrom(one, all) ?? earlierOf(said, data.earlier ?? []),
  };
}

/** Other voices alone can bear out or contradict what somebody said. */
function against({ said, claimId, holds }: OnClaim, { findings = [], sources }: StatementsCase) {
  const open = { evidence: 'open' as Borne, sourceIds: [] as number[] };
  const finding: ClaimFinding | undefined = findings.find((one) => one.claimId === claimId);
  const borne = holds && borneOut(holds, finding);
  if (borne === null) return open;
  const voices = voicesFor(finding, { findings, sources }, [said.source.view.clusterId]);
  if (voices.length === 0) return open;
  return { evidence: (borne ? 'borne-out' : 'contradicted') as Borne, sourceIds: voices.map(({ id }) => id) };
}

/** “said on Monday”: the day beside the cue, else that of the page. */
function dayOf({ source: { view }, quote, cueEnd }: Spoken): string | null {
  const [near = ''] = quote.slice(cueEnd, cueEnd + LIMITS.aroundCue).split(/[,;:“"]| that /);
  const told = toldDate(near, { published: view.published, before: null, announced: true });
  if (told && told.from === told.to) return new Date(told.from * DAY_MS).toISOString().slice(0, 10);
  return view.published?.value.slice(0, 10) ?? null;
}

/** In the page's own words beside the speaker, not in what is said. */
const venueOf = ({ quote }: Spoken): string | null => VENUE.exec(ownWords(quote))?.[0] ?? null;

/** On another page, dated before, the same speaker held something else about the same claim. */
function changedFrom({ said, claimId, holds }: OnClaim, all: readonly OnClaim[]): EarlierWords | null {
  const day = dayOf(said);
  if (holds === null || day === null) return null;
  const before = all.find((one) => {
    const other = dayOf(one.said);
    const differs = one.claimId === claimId && one.holds !== null && one.holds !== holds;
    return differs && isSameSpeaker(one.said.key, said.key) && other !== null && other < day;
  });
  if (!before) return null;
  const { source, quote } = before.said;
  return { quote, sourceId: source.view.id, url: source.view.url, date: dayOf(before.said), changed: true };
}

/** What background found of the speaker's earlier words on the matter: the latest. */
function earlierOf({ key, quote }: Spoken, earlier: readonly EarlierStatement[]): EarlierWords | null {
  const own = earlier
    .filter((one) => isSameSpeaker(key, one.key) && one.quote !== quote)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const [last] = own;
  return last
    ? {
        quote: last.quote,
        sourceId: last.sourceId,
        url: last.url,
        date: last.date?.slice(0, 10) ?? null,
        changed: false,
      }
    : null;
}
