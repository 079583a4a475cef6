import { useSettled } from '../../api/investigations';
import type { ResultRule } from '../../api/result';
import { count, plain } from '../../ui/format';
import { Section } from '../../ui/section';
import type { CaseProps } from './case-props';

const RULE_WORDS: Record<string, string> = {
  'what-counts': 'What counts',
  'tier-upgrade': 'Level by number of voices',
  'neutral-quorum': 'Neutral sources that agree',
  'never-downgrade': 'Never downgrade',
  hold: 'Hold for a person',
  success: 'Success of the investigation',
  confidence: 'How sure of the level',
};

const titleOf = (rule: string) => RULE_WORDS[rule] ?? plain(rule.replace(/^review:/, 'review for '));

/** Each rule as it was applied. Rules that raise nothing are folded away. */
export function Why({ row, result }: CaseProps) {
  const settled = useSettled(row.id) && result.upgrade_held;
  const telling = result.rules.filter(({ rule, passed }) => !passed || !rule.startsWith('review:'));
  const quiet = result.rules.filter((rule) => !telling.includes(rule));
  return (
    <Section id="why" title="Why this level">
      <ul className="rules">
        {telling.map((rule) => (
          <Rule key={rule.rule} rule={rule} />
        ))}
      </ul>
      {quiet.length ? (
        <details>
          <summary>{count(quiet.length, 'reason')} for review that do not hold here</summary>
          <ul className="rules">
            {quiet.map((rule) => (
              <Rule key={rule.rule} rule={rule} />
            ))}
          </ul>
        </details>
      ) : null}
      <Lift
        words={settled ? null : result.would_lift}
        none={settled ? 'A person has decided.' : 'There is no higher level.'}
      />
    </Section>
  );
}

function Lift({ words, none }: { words: string | null; none: string }) {
  if (words === null) return <p className="hush">{none}</p>;
  return (
    <p className="lift">
      <strong>What would lift it:</strong> {words}
    </p>
  );
}

function Rule({ rule: { rule, passed, reason, inputs } }: { rule: ResultRule }) {
  return (
    <li className={passed ? 'pass' : 'fail'}>
      <span className="mark" role="img" aria-label={passed ? 'pass' : 'fail'}>
        {passed ? '✓' : '✕'}
      </span>
      <div>
        <p>
          <strong>{titleOf(rule)}.</strong> {reason} {sumWords(rule, inputs)}
        </p>
        <dl className="inputs">
          {Object.entries(inputs).map(([name, value]) => (
            <div key={name}>
              <dt>{plain(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())}</dt>
              <dd>{inputText(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Where points were added and taken away: what they come to. */
const sumWords = (rule: string, { confidence }: ResultRule['inputs']): string =>
  rule === 'confidence' && typeof confidence === 'number' ? `In all: ${Math.round(confidence)} of 100.` : '';

function inputText(value: ResultRule['inputs'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '–' : String(value);
}
