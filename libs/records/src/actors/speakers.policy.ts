import { because, officeOf } from '@corroborate/domain';
import { conceptMentions, contentStems, fold, lexicon, oneLine, words } from '@corroborate/text';
import type { Reason, SpokenSentence, Topic } from '@corroborate/domain';
import { EARLIER_STATEMENTS } from '../context.thresholds';
import { placesOf } from '../judge/topic-entities.policy';
import { namesOf, type Named } from '../registers/judge/same-organisation.policy';
import type { ActorKind } from '../registers/record.types';

const VOICE = lexicon('en', 'voices').source;
const BEHIND = new RegExp(`^(?:['’]s?)? (?:${VOICE})\\b[^,;]{0,60}$`, 'i');
const BEFORE = new RegExp(`(?:^|\\b)(?:${VOICE}) (?:for|of|from|by|at|with) (?:the )?$`, 'i');

/**
 * Does the phrase by which a text names a speaker mean the actor? A body speaks by its name, its officials and its
 * papers; who speaks of it or against it does not ("critics of Elm Corp.", "a lawyer for Elm Corp."). A person goes by
 * the full name, or by the last one where the text has the full name and nobody else of it.
 */
export function speaksFor(speaker: string, actor: Named & { kind: ActorKind }, text: string): boolean {
  const phrase = oneLine(speaker).slice(0, 200);
  if (actor.kind === 'person') return namesOf(actor).some((name) => isPersonSpeaking(phrase, name, text));
  return namesOf(actor).some((name) => isBodySpeaking(phrase, name));
}

function isBodySpeaking(phrase: string, name: string): boolean {
  const [hay, needle] = [fold(phrase), fold(name)];
  const at = hay.indexOf(needle);
  if (needle.length < 2 || at < 0 || hay.length !== phrase.length) return false;
  const [before, after] = [hay.slice(0, at), hay.slice(at + needle.length)];
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return false;
  if (/^(?:the )?$/.test(before)) return /^(?:['’]s?)?$/.test(after) || BEHIND.test(after);
  return BEFORE.test(before) && /^(?:['’]s?)?$/.test(after);
}

function isPersonSpeaking(phrase: string, name: string, text: string): boolean {
  const parts = words(fold(name)).map(({ folded }) => folded);
  const [head = '', ...rest] = phrase.split(',');
  const said = words(fold(head)).map(({ folded }) => folded);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return said.join(' ') === parts.join(' ');
  const isWhole = said.slice(-parts.length).join(' ') === parts.join(' ');
  const byLast = !isWhole && said.at(-1) === last && isOnlyOne(name, text);
  const tail = isWhole ? parts.length : Number(byLast);
  if (tail === 0)
    return (
      rest.length > 0 &&
      isPersonSpeaking(rest.join(',').trim(), name, text) &&
      !/\b(?:for|of|against)\b/i.test(rest.join(','))
    );
  const before = said.slice(0, said.length - tail);
  if (before.length === 0) return true;
  if (tail === 1 && !/^(?:mr|mrs|ms|dr|prof)$/.test(before.join(' ')))
    return officeOf(head.trim().split(/\s+/).at(-1) ?? '', head) !== null;
  return (
    !before.some((word) => /^(?:for|of|against|to|with|by|from|about)$/.test(word)) || officeOf(name, head) !== null
  );
}

const NO_FIRST = new Set(['openers', 'titles'].flatMap((section) => lexicon('en', 'first-words', section).words));

/** The text has the full name, and nobody else with the last one. */
function isOnlyOne(name: string, text: string): boolean {
  const parts = name.split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (!text.includes(name) || last.length < 3) return false;
  const firsts = new Set<string>();
  for (let at = text.indexOf(last); at >= 0 && firsts.size < 3; at = text.indexOf(last, at + last.length)) {
    const first = /(\p{Lu}[\p{Ll}’'-]+) $/u.exec(text.slice(Math.max(0, at - 30), at))?.[1];
    if (first !== undefined && !NO_FIRST.has(first)) firsts.add(first);
  }
  return [...firsts].every((first) => parts.includes(first));
}

/**
 * What a sentence shares with the topic's matter; null where that is too little. Names of the speaker and
 * places say nothing of it.
 */
export function sharedMatter(sentence: string, topic: Topic, actor: Named): Reason | null {
  const own = new Set([...namesOf(actor), ...placesOf(topic)].flatMap((text) => words(text).map(({ stem }) => stem)));
  const wanted = new Set(
    contentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1_500)}`).filter(
      (stem) => !own.has(stem) && !/^\d+$/.test(stem),
    ),
  );
  const shared = [...new Set(contentStems(sentence).filter((stem) => wanted.has(stem)))];
  const kinds = new Set(conceptMentions(topic.title).map(({ id }) => id));
  const kind = conceptMentions(sentence).find(({ id }) => kinds.has(id));
  if (shared.length >= EARLIER_STATEMENTS.sharedWords) return because('tie.words', { words: shared.slice(0, 4) });
  return kind && shared.length > 0 ? because('tie.kind', { words: kind.quote }) : null;
}

/** The sentences among those spoken that are the actor's own and on the matter, in order. */
export function ownWords(
  spoken: readonly SpokenSentence[],
  actor: Named & { kind: ActorKind },
  topic: Topic,
  text: string,
): (SpokenSentence & { why: Reason })[] {
  return spoken.flatMap((one) => {
    if (one.sentence.length > EARLIER_STATEMENTS.mostChars || !speaksFor(one.speaker, actor, text)) return [];
    const why = sharedMatter(one.sentence, topic, actor);
    return why === null ? [] : [{ ...one, why }];
  });
}
