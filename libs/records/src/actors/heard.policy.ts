import { lexiconSections, splitSentences } from '@corroborate/text';
import type { Instant, SourceStatement, SourceView } from '@corroborate/domain';
import { HEARD } from '../context.thresholds';
import type { HeardStatement } from './actor.types';

/** A page that was read and judged, with who speaks in it on the core claim. */
export interface HeardPage extends Pick<SourceView, 'url' | 'name' | 'tier'> {
  sourceId: number;
  published: Instant | null;
  text: string;
  statements: readonly SourceStatement[];
}

/**
 * The sentences in which pages have somebody with a name speak on the core claim, letter by letter. Sources known to be
 * unreliable put words into no mouth here.
 */
export function heardStatements(pages: readonly HeardPage[]): HeardStatement[] {
  return pages
    .filter(({ tier }) => tier < 4)
    .flatMap(heardIn)
    .slice(0, HEARD.all);
}

function heardIn({ sourceId, url, name, tier, published, text, statements }: HeardPage): HeardStatement[] {
  const named = statements.filter(({ speaker, anonymous }) => speaker !== null && !anonymous);
  const sentences = named.length === 0 ? [] : splitSentences(text.slice(0, HEARD.chars));
  const found = named.flatMap(({ speaker, cue, content }): HeardStatement[] => {
    const sentence = sentences.find((one) => bears(one.text, speaker ?? '', cue, content));
    if (!sentence || sentence.text.length > HEARD.sentence) return [];
    return [
      {
        speaker: speaker ?? '',
        known: knownAs(speaker ?? '', text),
        cue,
        quote: sentence.text,
        sourceUrl: url,
        sourceName: name,
        sourceId,
        tier,
        date: published,
      },
    ];
  });
  return [...new Map(found.map((one) => [one.quote, one])).values()].slice(0, HEARD.perPage);
}

/** Statements keep their words with single spaces, and long ones cut: the beginning tells. */
function bears(sentence: string, speaker: string, cue: string, content: string): boolean {
  const flat = sentence.replace(/\s+/g, ' ');
  const begin = content.split(' … ')[0]?.replace(/…$/, '').slice(0, 60) ?? '';
  return flat.includes(speaker.replace(/…$/, '')) && flat.includes(cue.replace(/…$/, '')) && flat.includes(begin);
}

const ALONE = /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?(\p{Lu}[\p{L}’'-]{2,30})$/u;
const NO_FIRST = new Set([...lexiconSections('en', 'first-words').values()].flatMap(({ words }) => words));

/** The one full name of the text that ends so; the speaker as printed where there is none, or more than one. */
function knownAs(speaker: string, text: string): string {
  const last = ALONE.exec(speaker)?.[1];
  if (last === undefined) return speaker;
  const firsts = new Set<string>();
  const body = text.slice(0, HEARD.chars);
  for (let at = body.indexOf(last); at >= 0 && firsts.size < 3; at = body.indexOf(last, at + last.length)) {
    const first = /(\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}\.)?) $/u.exec(body.slice(Math.max(0, at - 30), at))?.[1];
    if (first !== undefined && !NO_FIRST.has(first)) firsts.add(first);
  }
  const [only, ...others] = firsts;
  return only === undefined || others.length > 0 ? speaker : `${only} ${last}`;
}
