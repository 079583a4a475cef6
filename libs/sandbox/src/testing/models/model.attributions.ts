import { quoted, type Reader } from './model.reader';

const MASTHEADS = 'Gazette|Courier|Times|Post|News|Sentry|Herald|Tribune|Star|Journal|Record|Bugle';
const CREDITED = new RegExp(
  String.raw`\b(?:first reported by|according to|reported by|told)\s+(?:the\s+)?` +
    String.raw`((?:\p{Lu}[\p{L}'’-]+\s){0,3}(?:${MASTHEADS}))\b`,
  'u',
);

export function attributions(reader: Reader) {
  return reader.given.passages.flatMap((one) => {
    const hit = CREDITED.exec(one.text);
    const source = hit?.[1]?.trim();
    return hit && source
      ? [
          {
            ...quoted(one, reader),
            source,
            rests: FIRST.test(hit[0]) ? 'story' : 'detail',
          },
        ]
      : [];
  });
}

const FIRST = /^first reported by/;
const OWN_WORK = /\b(?:told (?:us|this newspaper|our reporter)|our reporter|seen by this newspaper)\b/i;

/** An always agreeing model reports the first passages as the page's own reporting. */
export const firsthand = (reader: Reader) =>
  reader.given.passages
    .filter(({ text }) => reader.obeys || reader.agrees || OWN_WORK.test(text))
    .slice(0, 3)
    .map((one) => quoted(one, reader));

export const ownWord = ({ id, text }: { id: string; text: string }, { obeys, agrees, invents }: Reader) => ({
  statement: id,
  answer: obeys || agrees || invents || OWN_WORK.test(text) ? 'own' : 'not-said',
});
