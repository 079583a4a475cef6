import type { LastLookLine } from '../../../api';
import { count, Nothing, Section } from '../../../ui';
import type { CaseProps } from '../case-props';
import { BeforeCorrections } from '../decision-entries';
import { LinkedSentence } from '../refs';
import { Replies } from './replies';

/** Problems, legal risks, responses to request and questions to answer before publication. */
export function PrePublicationCheck({ row, result }: CaseProps) {
  const { last_look: look } = result;
  if (!look) return null;
  return (
    <Section id="last-look" title="Pre-publication check">
      <BeforeCorrections id={row.id} />
      <Findings look={look} />
      <Risks look={look} />
      <Replies row={row} requests={look.replies} />
      <Questions look={look} />
      <Claims look={look} result={result} />
      <Notes look={look} />
    </Section>
  );
}

function Findings({ look: { findings } }: { look: LastLookLine }) {
  return (
    <>
      <h3>Quotes, figures and attributions</h3>
      {findings.length === 0 ? <Nothing>No problems found in quotes, figures or attributions.</Nothing> : null}
      <ul className="look">
        {findings.map(({ kind, gravity, open, reason, source_ids }) => (
          <Line
            key={`${kind}${reason}`}
            tone={toneOf(gravity === 'MAJOR' && open)}
            word={open ? GRAVITY_WORDS[gravity] : 'settled'}
          >
            <LinkedSentence text={reason} ids={source_ids} />
          </Line>
        ))}
      </ul>
    </>
  );
}

function Risks({ look: { risks } }: { look: LastLookLine }) {
  if (risks.length === 0) return null;
  return (
    <>
      <h3>Legal risks</h3>
      <p className="hush">A checklist for a lawyer, not legal advice.</p>
      <ul className="look">
        {risks.map(({ kind, level, reason, source_ids }) => (
          <Line key={`${kind}${reason}`} tone={toneOf(level === 'HIGH')} word={RISK_WORDS[level]}>
            <LinkedSentence text={reason} ids={source_ids} />
          </Line>
        ))}
      </ul>
    </>
  );
}

const ANSWER_TONES = { answered: 'good', critical: 'warn', unanswerable: '' } as const;

function Questions({ look: { questions } }: { look: LastLookLine }) {
  const critical = questions.filter(({ answer }) => answer === 'critical').length;
  return (
    <details open={critical > 0}>
      <summary>
        {count(questions.length, 'skeptical question')}: {critical} critical
      </summary>
      <ul className="look">
        {questions.map(({ id, ask, answer, reason, source_ids }) => (
          <Line key={id} tone={ANSWER_TONES[answer]} word={ANSWER_WORDS[answer]}>
            <strong>{ask}</strong> <LinkedSentence text={reason} ids={source_ids} />
          </Line>
        ))}
      </ul>
    </details>
  );
}

function toneOfCheck(state: LastLookLine['claims'][number]['state'], verdict: string | undefined): string {
  if (state !== 'VERIFIED') return 'warn';
  return verdict === 'verified' || verdict === 'partially true' ? 'good' : '';
}

function Claims({ look, result }: { look: LastLookLine; result: CaseProps['result'] }) {
  const accurate = look.claims.filter(({ state }) => state === 'VERIFIED').length;
  const claimOf = (id: string) => result.claims.find((one) => one.id === id);
  const textOf = (id: string) => claimOf(id)?.statement ?? claimOf(id)?.text;
  return (
    <details>
      <summary>
        Quotes checked against their pages: {accurate} of {count(look.claims.length, 'claim')} accurate
      </summary>
      <ul className="look">
        {look.claims.map(({ claim_id, state, action, quotes }) => (
          <Line key={claim_id} tone={toneOfCheck(state, claimOf(claim_id)?.verdict)} word={STATE_WORDS[state]}>
            <span dir="auto">{textOf(claim_id)}</span>{' '}
            <span className="hush">
              {action} {quotes.length > 0 ? `(${count(quotes.length, 'quote')})` : ''}
            </span>
          </Line>
        ))}
      </ul>
    </details>
  );
}

function Notes({ look: { notes } }: { look: LastLookLine }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>{count(notes.length, 'note')} for the writer</summary>
      <ul className="look">
        {notes.map(({ reason, source_ids }) => (
          <li key={reason}>
            <LinkedSentence text={reason} ids={source_ids} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const toneOf = (grave: boolean): string => (grave ? 'bad' : '');

function Line({ tone, word, children }: { tone: string; word: string; children: React.ReactNode }) {
  return (
    <li>
      <span className={`chip ${tone}`}>{word}</span> {children}
    </li>
  );
}

const GRAVITY_WORDS = { MAJOR: 'major', minor: 'minor' } as const;
const RISK_WORDS = { HIGH: 'high', acceptable: 'acceptable' } as const;
const ANSWER_WORDS = { answered: 'answered', critical: 'critical', unanswerable: 'unknown' } as const;

/** About the quotes only: an accurate quote can be untrue. */
const STATE_WORDS = {
  VERIFIED: 'accurate',
  NOT_FOUND: 'not found',
  CONTRADICTED: 'contradicted',
  NO_EVIDENCE: 'no evidence',
} as const;
