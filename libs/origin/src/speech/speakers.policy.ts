import { type SpokenSentence } from '@corroborate/domain';
import { splitSentences } from '@corroborate/text';
import { STATEMENTS } from '../origin.thresholds';
import { extractSpeech } from './speech.policy';

/** Words that name nobody by themselves. */
const PRONOUN = /^(?:he|she|they|it|i|we|you|who|that|which|this|his|her|their|its|one|others?|some|many|both)$/i;

/** Every sentence of the beginning of a text that somebody named in it speaks, in order, each once. */
export function spokenSentences(text: string, language: string | null): SpokenSentence[] {
  const body = text.slice(0, STATEMENTS.maxChars);
  // Where the text goes on, the last sentence is but the beginning of one.
  const sentences = splitSentences(body).filter(({ end }) => body.length === text.length || end < body.length);
  const found = extractSpeech(body, language ?? 'en').flatMap(({ source, cue }): SpokenSentence[] => {
    const sentence = sentences.find(({ start, end }) => cue.start >= start && cue.end <= end);
    const speaker = source ? body.slice(source.start, source.end).replace(/\s+/g, ' ').trim() : '';
    if (!sentence || speaker === '' || PRONOUN.test(speaker)) return [];
    return [
      {
        speaker: speaker.slice(0, STATEMENTS.speakerChars),
        cue: body.slice(cue.start, cue.end).trim(),
        sentence: sentence.text,
      },
    ];
  });
  return [...new Map(found.map((one) => [`${one.speaker}\n${one.sentence}`, one])).values()];
}
