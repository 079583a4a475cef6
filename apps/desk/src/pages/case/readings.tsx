import type { SourceReading } from '../../api/result';

const ANSWERS: Record<string, string> = {
  reports: 'says that the page itself reports it',
  'passes-on': 'says that the page only passes it on',
  doubts: 'says that the page doubts it',
  'another-event': 'says that it is another event',
  'not-said': 'says that the passage does not say it',
};

/** What language models read in one source, each with the words it rests on; nothing where none was asked. */
export function Readings({ reading }: { reading: SourceReading | undefined }) {
  if (!reading) return null;
  return (
    <>
      {reading.voices.map(({ name, stance, quote }) => (
        <li key={`${name} ${stance}`}>
          {name} reads it as “{stance}”
          <Quote words={quote} />
        </li>
      ))}
      {(reading.vouchings ?? []).map(({ name, answer, quote }) => (
        <li key={`${name} ${answer}`}>
          {name}, asked for what speaks against it, {ANSWERS[answer] ?? answer}
          <Quote words={quote} />
        </li>
      ))}
      {reading.overruled ? <li>By rules alone it would be “{reading.overruled}”.</li> : null}
    </>
  );
}

const Quote = ({ words }: { words: string | null }) => (words ? <>: “{words}”</> : <>.</>);
