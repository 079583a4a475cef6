import { createReason, type Reason, type Topic } from '@corroborate/domain';
import { findConceptMentions, listContentStems, lexicon, splitSentences, tokenizeWords } from '@corroborate/text';
import { EARLIER_STATEMENTS } from '../context.thresholds';
import { splitPlaces } from '../judge/topic-entities.policy';
import { listNames, type Named } from '../registers/judge/same-organisation.policy';

const SAID = `(?:${lexicon('en', 'said', 'said').source})`;
const SAYS_AFTER = new RegExp(`^,? ${SAID}\\b`);
const SAID_BY = new RegExp(`[,”"’'] ${SAID} (?:the )?$`);
/** "critics of Elm Corp. said", "a lawyer for Ada Roe said": someone else is speaking. */
const OTHER_SPEAKER = /(?:^|\s)(?:of|for|from|by|at|with|against|about|to) (?:the )?$/i;

/** Sentences that quote the actor, by full name, on the topic's subject; in order, without duplicates. */
export function findOwnStatements(text: string, actor: Named, topic: Topic): { sentence: string; why: Reason }[] {
  const found = splitSentences(text.slice(0, EARLIER_STATEMENTS.pageChars)).flatMap(({ text: sentence }) => {
    if (sentence.length > EARLIER_STATEMENTS.mostChars || !isSpokenBy(actor, sentence)) return [];
    const why = findSharedSubject(sentence, topic, actor);
    return why === null ? [] : [{ sentence, why }];
  });
  return [...new Map(found.map((one) => [one.sentence, one])).values()];
}

const isSpokenBy = (actor: Named, sentence: string): boolean =>
  listNames(actor).some((name) => {
    const at = sentence.indexOf(name);
    if (at < 0) return false;
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
    return SAID_BY.test(before) || (SAYS_AFTER.test(after) && !OTHER_SPEAKER.test(before) && !/\p{L}$/u.test(before));
  });

/** Words a sentence shares with the subject of the topic; null if too few. Speaker names and places do not count. */
export function findSharedSubject(sentence: string, topic: Topic, actor: Named): Reason | null {
  const own = new Set(
    [...listNames(actor), ...splitPlaces(topic)].flatMap((text) => tokenizeWords(text).map(({ stem }) => stem)),
  );
  const wanted = new Set(
    listContentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1_500)}`).filter(
      (stem) => !own.has(stem) && !/^\d+$/.test(stem),
    ),
  );
  const shared = [...new Set(listContentStems(sentence).filter((stem) => wanted.has(stem)))];
  const kinds = new Set(findConceptMentions(topic.title).map(({ id }) => id));
  const kind = findConceptMentions(sentence).find(({ id }) => kinds.has(id));
  if (shared.length >= EARLIER_STATEMENTS.sharedWords) return createReason('tie.words', { words: shared.slice(0, 4) });
  return kind && shared.length > 0 ? createReason('tie.kind', { words: kind.quote }) : null;
}
