import type { Found } from './speech.types';

const HEADLINE = /^((?:\p{Lu}[\p{L}'.’-]+)(?: \p{Lu}[\p{L}'.’-]+){0,2})(:)\s/u;
const SPEAKER_LINE = /^["“]?((?:[\p{Lu}][\p{Lu}'.’-]+)(?: [\p{Lu}][\p{Lu}'.’-]+){0,3})(:)/u;
const SIGNATURE = /^([―—–])\s*(\p{Lu}[^\n,.:;]{2,60})(?:,|$)/u;

/** Transcripts (`ROE: …`) and signed quotes (`― Ann Roe`). */
export function byLine(text: string): Found[] {
  const found: Found[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    const speaker = SPEAKER_LINE.exec(line) ?? (offset === 0 ? HEADLINE.exec(line) : null);
    const signed = SIGNATURE.exec(line);
    const base = { content: [], at: 0, covers: null };
    if (speaker?.[1]) {
      const start = offset + line.indexOf(speaker[1]);
      const end = start + speaker[1].length;
      found.push({ ...base, source: { start, end }, cue: { start: end, end: end + 1 }, lemma: ':', how: 'line' });
    } else if (signed?.[2]) {
      const start = offset + line.indexOf(signed[2]);
      found.push({
        ...base,
        source: { start, end: start + signed[2].length },
        cue: { start: offset, end: offset + 1 },
        lemma: '―',
        how: 'line',
      });
    }
    offset += line.length + 1;
  }
  return found;
}
