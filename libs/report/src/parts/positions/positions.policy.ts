import { because, type ClaimFinding, type Passage, type Reason } from '@corroborate/domain';
import type { TopicModel } from '@corroborate/stance';
import { isFurniture, lexicon, nameKey } from '@corroborate/text';
import type { PartsCase, ReadSource } from '../parts.types';
import { borneOut, voicesFor } from './against.policy';
import { heldClaim, heldIn, holdOf, otherFigure, repeats, turnsAgainst, type HeldClaim } from './holds.policy';
import type { Holds, Position, Quoted } from './positions.types';
import { isSameSpeaker, type Spoken } from './speakers.policy';

/** “CLAIM: …” */
const CLAIMED = lexicon('en', 'holding', 'claimed').pattern;
const MOST = { speakers: 8, outlets: 3, quotes: 2 };

export interface Heard {
  /** Everything that somebody is let say. */
  all: readonly Spoken[];
  /** What of it tells enough to be weighed by itself. */
  spoken: readonly Spoken[];
  sources: readonly ReadSource[];
  topic: TopicModel;
}

/** Who holds what about each claim: people and bodies whom pages let speak, then outlets in their own voice. */
export function positionsOn(data: Pick<PartsCase, 'claims' | 'findings' | 'sources'>, heard: Heard): Position[] {
  return data.claims.flatMap((claim) => {
    const finding = data.findings?.find(({ claimId }) => claimId === claim.id);
    const asked = heldClaim(claim);
    const held = [...speakersOn(asked, heard), ...judgedOn(asked, finding, heard)];
    return joined(held).map((one) => ({ ...one, answered: answerTo(one, finding, data) }));
  });
}

type Unanswered = Omit<Position, 'answered'>;
type Held = Unanswered & { key: string };

function speakersOn(claim: HeldClaim, { spoken, topic }: Heard): Held[] {
  const found: Held[] = [];
  for (const said of strongestFirst(spoken)) {
    const holds = holdOf(said, claim, topic);
    if (!holds) continue;
    const known = found.find((one) => one.holds === holds && isSameSpeaker(one.key, said.key));
    if (!known)
      found.push({
        claimId: claim.id,
        holder: said.speaker,
        key: said.key,
        kind: 'speaker',
        holds,
        statements: [quoted(said)],
      });
    else if (isNew(said, known.statements)) known.statements.push(quoted(said));
  }
  return found.sort((a, b) => b.statements.length - a.statements.length).slice(0, MOST.speakers);
}

/** Pages that can be trusted first; what is said in the speaker's own words before what is told of it. */
export const strongestFirst = (spoken: readonly Spoken[]): Spoken[] => {
  const worth = ({ source, content }: Spoken) => -source.view.tier * 2 + (/["“”«»]/.test(content) ? 1 : 0);
  return [...spoken].sort((a, b) => worth(b) - worth(a));
};

/** Each page once, and the same words once. */
const isNew = (said: Spoken, known: readonly Quoted[]): boolean =>
  known.length < MOST.quotes &&
  !known.some(({ sourceId, quote }) => sourceId === said.source.view.id || quote === said.quote);

const quoted = ({ source, quote, start, end }: Spoken): Quoted => ({ sourceId: source.view.id, quote, start, end });

const STANCES: readonly (readonly ['supports' | 'disputes', Holds])[] = [
  ['supports', 'affirms'],
  ['disputes', 'denies'],
];

/** By the passages that were judged: whoever speaks in them, else the outlet; one a voice, the most trusted first. */
function judgedOn(claim: HeldClaim, finding: ClaimFinding | undefined, heard: Heard): Held[] {
  return STANCES.flatMap(([stance, holds]) => {
    const voices = new Set<string>();
    return (finding?.evidence ?? [])
      .filter((one) => one.stance === stance)
      .flatMap(({ sourceId, passage }) => {
        const source = heard.sources.find(({ view }) => view.id === sourceId);
        return source && passage && stands(passage, source) ? [{ source, passage }] : [];
      })
      .filter(({ passage }) => !isFurniture(passage.quote) && !otherFigure(passage.quote, claim.text))
      .filter(({ passage }) => says(holds, passage.quote, claim, heard.topic))
      .sort((a, b) => a.source.view.tier - b.source.view.tier)
      .filter(({ source: { view } }) => !view.isTopicPage && !voices.has(view.clusterId) && voices.add(view.clusterId))
      .slice(0, MOST.outlets)
      .map(({ source, passage }) => judgedBy({ source, passage, holds, claim }, heard));
  });
}

/**
 * A page that denies often repeats the claim first: such words show nothing. A passage that has none of the claim's
 * words ("Our assessment: false") is the page's own judgement.
 */
function says(holds: Holds, quote: string, claim: HeldClaim, topic: TopicModel): boolean {
  const held = heldIn(quote, claim, topic);
  if (holds === 'affirms') return held !== 'denies' && !CLAIMED.test(quote);
  return held === 'denies' || !(repeats(quote, claim, topic) || CLAIMED.test(quote));
}

interface JudgedPassage {
  source: ReadSource;
  passage: Passage;
  holds: Holds;
  claim: HeldClaim;
}

function judgedBy({ source, passage, holds, claim }: JudgedPassage, { all }: Heard): Held {
  const { id, name } = source.view;
  const within = (one: Spoken) => one.source.view.id === id && one.start < passage.end && passage.start < one.end;
  // "He stood there and denied that he had sold them": the page's sentence, and not what he holds.
  const isTheirs = (one: Spoken) => holds !== 'affirms' || !turnsAgainst(one);
  const said = all.find((one) => within(one) && isTheirs(one) && !otherFigure(one.content, claim.text));
  return {
    claimId: claim.id,
    holder: said?.speaker ?? name,
    key: said?.key ?? nameKey(name),
    kind: said ? 'speaker' : 'outlet',
    holds,
    statements: [said ? quoted(said) : { sourceId: id, quote: passage.quote, start: passage.start, end: passage.end }],
  };
}

/** Each speaker once for what is held, and no sentence twice. */
function joined(held: readonly Held[]): Unanswered[] {
  const kept: Held[] = [];
  for (const one of held) {
    const known = kept.find(({ holds, key }) => holds === one.holds && isSameSpeaker(key, one.key));
    const seen = kept.some(({ statements }) => statements.some(({ quote }) => quote === one.statements[0]?.quote));
    if (!known && !seen) kept.push(one);
    else if (known && !seen && known.statements.length < MOST.quotes) known.statements.push(...one.statements);
  }
  return [...kept.filter(({ kind }) => kind === 'speaker'), ...kept.filter(({ kind }) => kind === 'outlet')].map(
    ({ key: _, ...one }) => one,
  );
}

/** Passages of headlines have no place in the text. */
const stands = (
  { quote, start, end }: { quote: string; start: number; end: number },
  { article }: ReadSource,
): boolean => start >= 0 && article.text.slice(start, end) === quote;

function answerTo(
  { holds, statements }: Unanswered,
  finding: ClaimFinding | undefined,
  { sources, findings = [] }: Pick<PartsCase, 'sources' | 'findings'>,
): Reason | null {
  if (!finding || borneOut(holds, finding) !== false) return null;
  const own = statements.flatMap(({ sourceId }) => sources.find(({ id }) => id === sourceId)?.clusterId ?? []);
  const voices = voicesFor(finding, { findings, sources }, holds === 'affirms' ? own : []);
  if (voices.length === 0) return null;
  return because('position.answered', { voices: voices.length, verdict: finding.verdict });
}
