import type { Claim } from '@corroborate/domain';
import { bareClaim, type TopicModel } from '@corroborate/reading';
import { compatible, conceptMentions, contentStems, frameAt, lexicon, quantities, words } from '@corroborate/text';
import type { Frame } from '@corroborate/text';

type Holds = 'affirms' | 'denies';

/** A claim as a passage is compared with it. */
export interface HeldClaim {
  core: boolean;
  text: string;
  stems: ReadonlySet<string>;
  /** It says itself that something is not so. */
  negated: boolean;
}

const CONTRARY = lexicon('en', 'holding', 'contrary').pattern;

export function heldClaim(claim: Claim): HeldClaim {
  const text = bareClaim(claim.text);
  const stems = new Set(contentStems(text));
  const frames = framesIn(text, stems);
  return { core: claim.core, text, stems, negated: frames.some(({ negated }) => negated) };
}

/** Whether a passage affirms or denies the claim; null where it does neither plainly. */
export function heldIn(content: string, claim: HeldClaim, topic: TopicModel): Holds | null {
  const turned = contraryIn(content, claim);
  if (turned !== null) return turned === 'unclear' ? null : turned;
  const frames = framesOf(content, claim, topic);
  if (frames.length === 0) return null;
  const share = (is: (frame: Frame) => boolean) => frames.filter(is).length / frames.length;
  const against = share(({ negated, debunked }) => negated || debunked);
  if (share(({ question, rumour, hedged }) => question || rumour || hedged) > 0) return null;
  if (share(({ planned }) => planned) > 0 && !topic.planned) return null;
  if (against > 0 && against < MOSTLY) return null;
  if (claim.negated) return against > 0 ? 'affirms' : null;
  return against > 0 ? 'denies' : 'affirms';
}

/** “Voted against closing it”: they deny what follows, where the claim says it; null where nothing is turned around. */
function contraryIn(content: string, { text, stems, negated }: HeldClaim): Holds | 'unclear' | null {
  const cue = CONTRARY.exec(content);
  if (!cue || CONTRARY.test(text)) return null;
  const [next] = contentStems(content.slice(cue.index + cue[0].length));
  return next !== undefined && stems.has(next) && !negated ? 'denies' : 'unclear';
}

/** Of the places where the claim's words stand. */
const MOSTLY = 0.5;

/** Around the kind of event where it is named, else around the claim's other words. */
function framesOf(content: string, claim: HeldClaim, topic: TopicModel): Frame[] {
  const kinds = claim.core ? (topic.concepts[0] ?? []) : [];
  const events = conceptMentions(content).filter(({ id }) => kinds.includes(id));
  if (events.length > 0) return events.map(({ start, end }) => frameAt(content, start, end));
  return framesIn(content, claim.stems);
}

/** Names say nothing of what happened to whom they name. */
const framesIn = (text: string, stems: ReadonlySet<string>): Frame[] =>
  words(text)
    .filter(({ raw, folded, stem }) => stems.has(stem) && raw === folded && !/\d/.test(raw))
    .slice(0, 30)
    .map(({ start, end }) => frameAt(text, start, end));

/** They count the same and come to another figure: neither yes nor no. */
export function otherFigure(content: string, claim: string): boolean {
  const own = quantities(claim).filter(({ unit }) => unit !== '');
  const said = quantities(content);
  return own.some((wanted) => {
    const same = said.filter(({ unit }) => unit === wanted.unit);
    return same.length > 0 && !same.some((one) => compatible(one, wanted));
  });
}
