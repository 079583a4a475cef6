import { scoreAttributions, type AttributionPair, type AttributionSpans, type TextPart } from '../scores';
import { extractSpeech, type SpeechAct } from '@corroborate/origin';
import { printFigures, readJsonLines, writePredictions, type DataOptions } from '../data-set';

interface Row {
  id: string;
  text: string;
  attributions: AttributionSpans[];
}

/** Speakers, cues and contents found in the articles of an attribution folder, against those marked by hand. */
export async function evalAttribution(options: DataOptions): Promise<void> {
  const rows = await readJsonLines<Row>(options.data, 'articles.jsonl');
  const pairs: AttributionPair[] = rows.map(({ text, attributions }) => ({
    text,
    truth: attributions,
    predicted: extractSpeech(text).map(asSpans),
  }));
  await writePredictions(
    options.predictions,
    rows.map(({ id, text }, at) => ({
      id,
      attributions: (pairs[at]?.predicted ?? []).map((one) => withTexts(one, text)),
    })),
  );
  printFigures(scoreAttributions(pairs), options.json);
}

const asSpans = ({ source, cue, content }: SpeechAct): AttributionSpans => ({
  source: source ? [source] : [],
  cue: [cue],
  content,
});

function withTexts({ source, cue, content }: AttributionSpans, text: string) {
  const shown = (parts: TextPart[]) => parts.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  return { source: shown(source), cue: shown(cue), content: shown(content) };
}
