import { coreClaim, because, sentenceOfClaim } from '@corroborate/domain';
import type { Claim, StanceJudgement } from '@corroborate/domain';
import { heldBack, unread } from '../checker/page.checks';
import { compose, type Reading } from '../compose.policy';
import type { PageNotes } from '../notes/page-notes.schema';
import type { ModelReading, PageJudgement } from '../reasoner.port';
import type { Statement } from '../vouch/controls.policy';
import type { ModelSession } from './model.session';
import { readNotes } from './page.notes';
import { read, shownOf, type PageBrief, type ReadOut, type ShownPage } from './page.reading';

/**
 * Lets the models read a page that the rules already relate to the topic, and lays their readings beside the rules'
 * judgement: they may only make it more careful. The critic is asked where the first calls the core supported or
 * denied: there a mistake would matter.
 */
export async function readToVeto(
  session: ModelSession,
  brief: PageBrief,
  rules: PageJudgement,
): Promise<PageJudgement> {
  const shown = shownOf(brief);
  session.tally.withheld += shown.marked.length;
  const claim = coreClaim(brief.claims);
  const core = claim?.id ?? '';
  const nothing = claim && (await heldBack(session, { passages: shown.passages, core: sentenceOfClaim(claim), rules }));
  if (nothing) return { ...rules, reading: unread(nothing, shown.marked) };
  const { readingsOf, notes } = await readTwice(session, brief, shown, core);
  const same = rules.sameEvent.same;
  const overall = compose(rules.overall, readingsOf(core), same);
  const perClaim = rules.perClaim.map(({ claimId, judgement }) => ({
    claimId,
    judgement: claimId === core ? overall.judgement : compose(judgement, readingsOf(claimId), same).judgement,
  }));
  if (overall.disagree) session.tally.disagreements += 1;
  if (overall.changed) session.tally.moreCareful += 1;
  const reading: ModelReading = {
    byRules: overall.changed ? rules.overall : null,
    voices: readingsOf(core).map(({ name, stance, passage }) => ({ name, stance, quote: passage?.quote ?? null })),
    // A page that speaks to machines gives no leads.
    lead: shown.marked.length === 0 ? (overall.lead?.quote ?? null) : null,
    marked: shown.marked,
  };
  const judged = { ...rules, overall: withLead(overall.judgement, reading), perClaim, reading };
  return notes ? { ...judged, notes } : judged;
}

/** The claims as they are: nothing that is said of them can make anything count. */
const asTheyAre = (claims: readonly Claim[]): Statement[] =>
  claims.map((claim) => ({ id: claim.id, text: sentenceOfClaim(claim), claimId: claim.id }));

async function readTwice(
  session: ModelSession,
  { topic, claims, article }: PageBrief,
  { passages }: ShownPage,
  core: string,
): Promise<{ readingsOf: (claimId: string) => Reading[]; notes: PageNotes | null }> {
  const asked = { topic, statements: asTheyAre(claims), passages };
  const noted = await readNotes(session, { ...asked, article });
  const first: ReadOut | null = noted ?? (await read(session, 'first', asked));
  const word = first?.said.get(core)?.stance;
  const again = word === 'supports' || word === 'disputes';
  const critic = again ? await read(session, 'critic', { ...asked, apartFrom: first?.provider }) : null;
  const readingsOf = (claimId: string) =>
    [first?.said.get(claimId), critic?.said.get(claimId)].filter((one) => one !== undefined);
  return { readingsOf, notes: noted?.notes ?? null };
}

const withLead = (judgement: StanceJudgement, { lead, voices }: ModelReading): StanceJudgement =>
  lead === null
    ? judgement
    : {
        ...judgement,
        reasons: [...judgement.reasons, because('model.lead', { names: voices.map(({ name }) => name) })],
      };
