import type { LastLookLine } from '../../../api/result';
import { count } from '../../../ui/format';
import { Nothing } from '../../../ui/messages';
import { Section } from '../../../ui/section';
import type { CaseProps } from '../case-props';
import { isRefuted } from '../refuted';
import { BeforeCorrections } from '../before-corrections';
import { namesOf, Told, type Names } from '../refs';
import { Replies } from './replies';

/** What would be wrong to print, what a lawyer should see, whom to ask, and what the case answers to doubt. */
export function LastLook({ row, result }: CaseProps) {
  const { last_look: look } = result;
  if (!look) return null;
  const names = namesOf(result);
  return (
    <Section id="last-look" title="Before print" aside={look.clear ? '' : 'a person must look first'}>
      <BeforeCorrections id={row.id} />
      <p>
        <Standing
          clear={look.clear}
          refuted={isRefuted(result)}
          level={row.new_verification_level ?? result.applied_verification_level}
        />
      </p>
      <Findings look={look} names={names} />
      <Risks look={look} names={names} />
      <Replies row={row} requests={look.replies} names={names} />
      <Questions look={look} names={names} />
      <Claims look={look} result={result} />
      <Notes look={look} names={names} />
    </Section>
  );
}

interface StandingProps {
  clear: boolean;
  refuted: boolean;
  level: CaseProps['result']['applied_verification_level'];
}

/** Nothing clears for print what nobody could verify, least of all what credible sources deny. */
function Standing({ clear, refuted, level }: StandingProps) {
  if (refuted)
    return (
      <>
        <span className="chip bad">refuted</span> Credible sources say that the story is not so: do not print it as
        fact.
      </>
    );
  if (!clear)
    return (
      <>
        <span className="chip bad">not clear</span> An upgrade waits until what is grave is settled by a person.
      </>
    );
  return level === 'unverified' ? (
    <>
      <span className="chip warn">unverified</span> Nothing grave is open, but it cannot be printed as fact.
    </>
  ) : (
    <>
      <span className="chip good">clear</span> Nothing grave is open.
    </>
  );
}

interface PartProps {
  look: LastLookLine;
  names: Names;
}

function Findings({ look: { findings }, names }: PartProps) {
  return (
    <>
      <h3>Integrity</h3>
      {findings.length === 0 ? <Nothing>No quotation, figure or attribution was found amiss.</Nothing> : null}
      <ul className="look">
        {findings.map(({ kind, gravity, open, reason, source_ids }) => (
          <Line
            key={`${kind}${reason}`}
            tone={toneOf(gravity === 'MAJOR' && open)}
            word={open ? GRAVITY_WORDS[gravity] : 'settled'}
          >
            <Told text={reason} ids={source_ids} names={names} />
          </Line>
        ))}
      </ul>
    </>
  );
}

function Risks({ look: { risks }, names }: PartProps) {
  if (risks.length === 0) return null;
  return (
    <>
      <h3>For a lawyer</h3>
      <p className="hush">A list to be gone through. It is no legal advice.</p>
      <ul className="look">
        {risks.map(({ kind, level, reason, source_ids }) => (
          <Line key={`${kind}${reason}`} tone={toneOf(level === 'HIGH')} word={RISK_WORDS[level]}>
            <Told text={reason} ids={source_ids} names={names} />
          </Line>
        ))}
      </ul>
    </>
  );
}

const ANSWER_TONES = { answered: 'good', critical: 'warn', unanswerable: '' } as const;

function Questions({ look: { questions }, names }: PartProps) {
  const critical = questions.filter(({ answer }) => answer === 'critical').length;
  return (
    <details open={critical > 0}>
      <summary>
        Questions that doubt it: {count(critical, 'critical answer')} of {questions.length}
      </summary>
      <ul className="look">
        {questions.map(({ id, ask, answer, reason, source_ids }) => (
          <Line key={id} tone={ANSWER_TONES[answer]} word={ANSWER_WORDS[answer]}>
            <strong>{ask}</strong> <Told text={reason} ids={source_ids} names={names} />
          </Line>
        ))}
      </ul>
    </details>
  );
}

/** Rightly quoted is good news of a claim alone that is borne out. */
function toneOfCheck(state: LastLookLine['claims'][number]['state'], verdict: string | undefined): string {
  if (state !== 'VERIFIED') return 'warn';
  return verdict === 'verified' || verdict === 'partially true' ? 'good' : '';
}

function Claims({ look, result }: { look: LastLookLine; result: CaseProps['result'] }) {
  const stand = look.claims.filter(({ state }) => state === 'VERIFIED').length;
  const claimOf = (id: string) => result.claims.find((one) => one.id === id);
  const toldOf = (id: string) => claimOf(id)?.statement ?? claimOf(id)?.text;
  return (
    <details>
      <summary>
        Quotations looked for again: those of {stand} of {count(look.claims.length, 'claim')} stand in their pages
      </summary>
      <ul className="look">
        {look.claims.map(({ claim_id, state, action, quotes }) => (
          <Line key={claim_id} tone={toneOfCheck(state, claimOf(claim_id)?.verdict)} word={STATE_WORDS[state]}>
            <span dir="auto">{toldOf(claim_id)}</span>{' '}
            <span className="hush">
              {action} {quotes.length > 0 ? `(${count(quotes.length, 'quotation')})` : ''}
            </span>
          </Line>
        ))}
      </ul>
    </details>
  );
}

function Notes({ look: { notes }, names }: PartProps) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>For the writer: {count(notes.length, 'note')}</summary>
      <ul className="look">
        {notes.map(({ reason, source_ids }) => (
          <li key={reason}>
            <Told text={reason} ids={source_ids} names={names} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const toneOf = (grave: boolean): string => (grave ? 'bad' : '');

interface LineProps {
  tone: string;
  word: string;
  children: React.ReactNode;
}

function Line({ tone, word, children }: LineProps) {
  return (
    <li>
      <span className={`chip ${tone}`}>{word}</span> {children}
    </li>
  );
}

/** How the last look's states are said to people. */

const GRAVITY_WORDS = { MAJOR: 'grave', minor: 'minor' } as const;
const RISK_WORDS = { HIGH: 'high', acceptable: 'acceptable' } as const;
const ANSWER_WORDS = { answered: 'answered', critical: 'critical', unanswerable: 'not known' } as const;

/** Describes the quotations only; an accurate quotation may still be of something untrue. */
const STATE_WORDS = {
  VERIFIED: 'quoted rightly',
  NOT_FOUND: 'not found',
  CONTRADICTED: 'contradicted',
  NO_EVIDENCE: 'no evidence',
} as const;
