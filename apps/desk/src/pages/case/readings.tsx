import type { SourceReading } from '../../api';

const ANSWERS: Record<string, string> = {
  reports: 'original reporting',
  'passes-on': 'repeats another report',
  doubts: 'expresses doubt',
  'another-event': 'another event',
  'not-said': 'not in the passage',
};

const CHECKED = {
  core: 'the passages support the claim',
  control: 'the passages support the opposite',
};

/** How language models read the source, with quotes. */
export function Readings({ reading }: { reading: SourceReading | undefined }) {
  if (!reading) return null;
  return (
    <>
      {reading.voices.map(({ name, stance, quote }) => (
        <li key={`${name} ${stance}`}>
          {name}: {stance}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.vouchings ?? []).map(({ name, answer, quote }) => (
        <li key={`${name} ${answer}`}>
          {name}, asked for counterevidence: {ANSWERS[answer] ?? answer}
          <Quote words={quote} />
        </li>
      ))}
      {(reading.checks ?? []).map(({ name, of, probability }, index) => (
        <li key={`${name} ${of} ${String(index)}`}>
          {name}: {Math.round(probability * 100)}% that {CHECKED[of]}.
        </li>
      ))}
      {reading.overruled ? <li>Rules alone: {reading.overruled}.</li> : null}
    </>
  );
}

const Quote = ({ words }: { words: string | null }) => (words ? <>: “{words}”</> : <>.</>);
