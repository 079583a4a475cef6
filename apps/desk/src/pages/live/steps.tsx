import { stageStates, type Events, type StageState } from './progress';

const STEPS = [
  ['search', 'Search'],
  ['read', 'Read'],
  ['assess', 'Assess'],
  ['origin', 'Origin'],
  ['cross-reference', 'Weigh'],
  ['decide', 'Decide'],
] as const;

/** For those who hear the page. */
const STATE_WORDS: Record<StageState, string> = { done: 'done', now: 'at work', next: 'to come' };

export function Steps({ round, events }: { round: number; events: Events }) {
  const stateOf = stageStates(events, round);
  return (
    <ol className="steps" aria-label={`Round ${round || 1}`}>
      <li className="round">Round {round || 1}</li>
      {STEPS.map(([stage, title]) => (
        <Step key={stage} title={title} state={stateOf(stage)} />
      ))}
    </ol>
  );
}

const Step = ({ title, state }: { title: string; state: StageState }) => (
  <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
    {title}
    <span className="sr"> {STATE_WORDS[state]}</span>
  </li>
);
