import { attributions, firsthand } from './model.attributions';
import { matchAnyWord, quoted, type Reader } from './model.reader';
import { judgeStance } from './model.stances';

const SAID = new RegExp(
  String.raw`(?<!\p{L})((?:\p{Lu}[\p{L}'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+),? (?:said|says|told|denied|denies)\b`,
  'u',
);
const DENIED = matchAnyWord('denied', 'denies', 'not', 'never', 'false');
const ISO = /\b\d{4}-\d{2}-\d{2}\b/;
const OTHERWISE = matchAnyWord('may have', 'might have', 'could have', 'another explanation');

/** The first passages as claims, named speakers, ISO dates and other explanations. */
export function pageNotes(reader: Reader) {
  const { passages, claims } = reader.given;
  const notedBy = <T>(read: (text: string) => T | null) =>
    passages.flatMap((one) => {
      const found = read(one.text);
      return found ? [{ ...found, ...quoted(one, reader) }] : [];
    });
  return {
    ...{ relation: 'this-event', genre: 'news', status: NOTHING('current') },
    gist: passages.slice(0, 2).map((one) => ({ text: one.text.slice(0, 200), ...quoted(one, reader) })),
    stances: claims.map((claim) => ({ ...judgeStance(claim, reader), differs: '' })),
    claims: passages
      .slice(0, 3)
      .map((one) => ({ text: one.text.slice(0, 300), importance: 0.5, ...quoted(one, reader) })),
    statements: notedBy((text) => statement(text, claims[0]?.id ?? '')).slice(0, 5),
    events: notedBy((text) => event(text)).slice(0, 5),
    actors: notedBy((text) => actor(text)).slice(0, 5),
    own: firsthand(reader),
    others: attributions(reader),
    unnamed: [],
    slant: { side: 'neutral', passage: '', quote: '' },
    explanations: notedBy((text) => (OTHERWISE.test(text) ? { text: text.slice(0, 300), by: '' } : null)).slice(0, 2),
    leads: [],
  };
}

const NOTHING = (kind: string) => ({ kind, passage: '', quote: '' });

function statement(text: string, claim: string) {
  const speaker = SAID.exec(text)?.[1];
  return speaker
    ? { speaker, role: '', day: '', venue: '', claim, side: DENIED.test(text) ? 'denies' : 'affirms' }
    : null;
}

function event(text: string) {
  const date = ISO.exec(text)?.[0];
  return date ? { when: date, written: date, what: text.slice(0, 300) } : null;
}

function actor(text: string) {
  const name = SAID.exec(text)?.[1];
  return name ? { name, kind: 'person', role: '', place: '', look: false } : null;
}
