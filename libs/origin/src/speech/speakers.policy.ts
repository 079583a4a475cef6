import { type SpokenSentence } from '@corroborate/domain';
import { lexicon, oneLine, splitSentences } from '@corroborate/text';
import { STATEMENTS } from '../origin.thresholds';
import { extractSpeech } from './speech.policy';

/** Words that name nobody by themselves. */
const NOBODY = lexicon('en', 'function-words', 'nobody').pattern;

/** Every sentence of the beginning of a text that somebody named in it speaks, in order, each once. */
export function spokenSentences(text: string, language: string | null): SpokenSentence[] {
  const body = text.slice(0, STATEMENTS.maxChars);
  // Where the text goes on, the last sentence is but the beginning of one.
  const sentences = splitSentences(body).filter(({ end }) => body.length === text.length || end < body.length);
  const found = extractSpeech(body, language ?? 'en').flatMap(({ source, cue }): SpokenSentence[] => {
    const sentence = sentences.find(({ start, end }) => cue.start >= start && cue.end <= end);
    const speaker = source ? oneLine(body.slice(source.start, source.end)) : '';
    if (!sentence || speaker === '' || NOBODY.test(speaker)) return [];
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
