import type { Result, ResultRule } from '../../api';
import { count, plain, Section } from '../../ui';

const RULE_WORDS: Record<string, string> = {
  'what-counts': 'Counted sources',
  'tier-upgrade': 'Level by number of sources',
  'neutral-quorum': 'Agreement of neutral sources',
  'never-downgrade': 'No automatic downgrade',
  hold: 'Hold for review',
  success: 'Success criteria',
};

const titleOf = (rule: string) => RULE_WORDS[rule] ?? plain(rule.replace(/^review:/, 'review for '));

/** Each rule as applied; review reasons that do not apply are folded. */
export function Why({ result: { rules, would_lift } }: { result: Result }) {
  const [quiet, telling] = [true, false].map((wanted) =>
    rules.filter(({ rule, passed }) => (passed && rule.startsWith('review:')) === wanted),
  );
  return (
    <Section id="why" title="Why this level">
      <Rules rules={telling ?? []} />
      <details>
        <summary>{count(quiet?.length ?? 0, 'review reason')} that do not apply</summary>
        <Rules rules={quiet ?? []} />
      </details>
      {would_lift ? (
        <p className="lift">
          <strong>Needed for a higher level:</strong> {would_lift}
        </p>
      ) : null}
    </Section>
  );
}

const Rules = ({ rules }: { rules: ResultRule[] }) => (
  <ul className="rules">
    {rules.map((rule) => (
      <Rule key={rule.rule} rule={rule} />
    ))}
  </ul>
);

function Rule({ rule: { rule, passed, reason, inputs } }: { rule: ResultRule }) {
  return (
    <li className={passed ? 'pass' : 'fail'}>
      <span className="mark" role="img" aria-label={passed ? 'pass' : 'fail'}>
        {passed ? '✓' : '✕'}
      </span>
      <div>
        <p>
          <strong>{titleOf(rule)}.</strong> {reason}
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

function inputText(value: ResultRule['inputs'][string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '–' : String(value);
}
