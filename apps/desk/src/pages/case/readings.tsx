import type { SourceReading } from '../../api/result';

const ANSWERS: Record<string, string> = {
  reports: 'says that the page itself reports it',
  'passes-on': 'says that the page only passes it on',
  doubts: 'says that the page doubts it',
  'another-event': 'says that it is another event',
  'not-said': 'says that the passage does not say it',
};

const CHECKED = {
  core: 'the passages bear out the statement',
  control: 'they bear out what excludes it',
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
      {(reading.checks ?? []).map(({ name, of, probability }, index) => (
        <li key={`${name} ${of} ${String(index)}`}>
          {name} is {Math.round(probability * 100)} % sure that {CHECKED[of]}.
        </li>
      ))}
      {reading.overruled ? <li>By rules alone it would be “{reading.overruled}”.</li> : null}
    </>
  );
}

const Quote = ({ words }: { words: string | null }) => (words ? <>: “{words}”</> : <>.</>);
