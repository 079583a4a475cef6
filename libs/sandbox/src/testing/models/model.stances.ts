import { NEGATED, otherFigure } from './contradicted';
import { matchAnyWord, INVENTED, quoted, type Reader } from './model.reader';
import { nearest } from './nearest';

const DENIAL = matchAnyWord(
  ...['denie[sd]', 'deny', 'denial', 'false', 'falsely', 'hoax', 'untrue', 'debunk\\w*', 'fake', 'fabricated'],
  ...['retract\\w*', 'no evidence', 'never happened', 'did not happen'],
);
const DOUBT = /\b(?:rumou?rs?|alleged(?:ly)?|unconfirmed|reportedly|unverified)\b/i;

export function judgeStance(claim: { id: string; text: string }, reader: Reader) {
  const best = nearest(claim.text, reader.given.passages);
  if ((reader.obeys || reader.agrees) && best)
    return { claim: claim.id, stance: 'supports', ...quoted(best.passage, reader) };
  if (!best || best.share < 0.1) return { claim: claim.id, stance: 'unrelated', passage: '', quote: '' };
  if (reader.invents) return { claim: claim.id, stance: 'supports', ...quoted(best.passage, reader) };
  const { text } = best.passage;
  const disputes = DENIAL.test(text) !== NEGATED.test(claim.text) || otherFigure(claim.text, reader.given);
  const clear = disputes ? 'disputes' : 'supports';
  const stance = best.share < 0.25 || DOUBT.test(text) ? 'mentions' : clear;
  return { claim: claim.id, stance, ...quoted(best.passage, reader) };
}

const HANDED_ON = matchAnyWord('rumou?rs?', 'posts?', 'social media', 'users', 'website', 'claims?', 'claimed', 'blog');

/** Whether the page itself vouches for the named passage. A second question requires half of the statement's words. */
export function vouching(reader: Reader) {
  const { passages, named, asked } = reader.given;
  const passage = passages.find(({ id }) => id === named) ?? passages[0] ?? { id: '', text: '' };
  if (reader.obeys || reader.agrees || reader.invents) return { answer: 'reports', ...quoted(passage, reader) };
  const share = asked === null ? 1 : (nearest(asked, passages)?.share ?? 0);
  return { answer: share < 0.5 ? 'not-said' : classifyReport(passage.text), ...quoted(passage, reader) };
}

function classifyReport(text: string): 'reports' | 'passes-on' | 'doubts' {
  if (HANDED_ON.test(text)) return 'passes-on';
  return DENIAL.test(text) || DOUBT.test(text) ? 'doubts' : 'reports';
}

const ASKS = /\?\s*$/;
const NO_PARTS = { who: '', what: '', where: '', when: '', accuses: 'nobody' };

/** The passage with most words of the headline, with place and date; none for a headline that is a question. */
export function coreClaim(reader: Reader) {
  const title = { id: 'title', text: reader.given.topic ?? '' };
  if (ASKS.test(title.text)) return { kind: 'no-claim', sentence: '', ...NO_PARTS, quotes: [] };
  const passage = nearest(title.text, reader.given.passages)?.passage ?? title;
  const setting = reader.given.setting.filter((one) => !passage.text.includes(one)).join(', ');
  const withSetting = setting ? `${passage.text.replace(/[.!\s]+$/, '')} (${setting}).` : passage.text;
  const sentence = reader.invents ? INVENTED : withSetting;
  return { kind: 'claim', sentence, ...NO_PARTS, what: sentence, quotes: [quoted(passage, reader)] };
}
