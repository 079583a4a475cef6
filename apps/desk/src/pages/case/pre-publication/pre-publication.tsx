import type { PrePublicationCheckResult } from '../../../api';
import { EmptyState, Section } from '../../../ui';
import type { CaseProps } from '../case-props';
import { BeforeCorrections } from '../decision-entries';
import { LinkedSentence } from '../refs';
import { Replies } from './replies';
import { t } from '../../../messages';

/** Problems, legal risks, responses to request and questions to answer before publication. */
export function PrePublicationCheck({ row, result }: CaseProps) {
  const { last_look: look } = result;
  if (!look) return null;
  return (
    <Section id="last-look" title={t('check.prePublicationCheck')}>
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

function Findings({ look: { findings } }: { look: PrePublicationCheckResult }) {
  return (
    <>
      <h3>{t('check.quotesFiguresAndAttributions')}</h3>
      {findings.length === 0 ? <EmptyState>{t('check.noProblemsFoundInQuotes')}</EmptyState> : null}
      <ul className="look">
        {findings.map(({ kind, gravity, open, reason, source_ids }) => (
          <Line
            key={`${kind}${reason}`}
            tone={toneOf(gravity === 'MAJOR' && open)}
            word={open ? GRAVITY_WORDS[gravity] : t('check.settled')}
          >
            <LinkedSentence text={reason} ids={source_ids} />
          </Line>
        ))}
      </ul>
    </>
  );
}

function Risks({ look: { risks } }: { look: PrePublicationCheckResult }) {
  if (risks.length === 0) return null;
  return (
    <>
      <h3>{t('check.legalRisks')}</h3>
      <p className="hush">{t('check.aChecklistForALawyer')}</p>
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

function Questions({ look: { questions } }: { look: PrePublicationCheckResult }) {
  const critical = questions.filter(({ answer }) => answer === 'critical').length;
  return (
    <details open={critical > 0}>
      <summary>{t('check.skepticalQuestionsCriticalCritical', { count: questions.length, critical })}</summary>
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

function checkTone(state: PrePublicationCheckResult['claims'][number]['state'], verdict: string | undefined): string {
  if (state !== 'VERIFIED') return 'warn';
  return verdict === 'verified' || verdict === 'partially true' ? 'good' : '';
}

function Claims({ look, result }: { look: PrePublicationCheckResult; result: CaseProps['result'] }) {
  const accurate = look.claims.filter(({ state }) => state === 'VERIFIED').length;
  const claimOf = (id: string) => result.claims.find((one) => one.id === id);
  const textOf = (id: string) => claimOf(id)?.statement ?? claimOf(id)?.text;
  return (
    <details>
      <summary>{t('check.quotesCheckedAgainstTheirPages', { accurate, count: look.claims.length })}</summary>
      <ul className="look">
        {look.claims.map(({ claim_id, state, action, quotes }) => (
          <Line key={claim_id} tone={checkTone(state, claimOf(claim_id)?.verdict)} word={STATE_WORDS[state]}>
            <span dir="auto">{textOf(claim_id)}</span>{' '}
            <span className="hush">
              {action} {quotes.length > 0 ? t('check.quotes', { count: quotes.length }) : ''}
            </span>
          </Line>
        ))}
      </ul>
    </details>
  );
}

function Notes({ look: { notes } }: { look: PrePublicationCheckResult }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary>{t('check.notesForTheWriter', { count: notes.length })}</summary>
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

const GRAVITY_WORDS = { MAJOR: t('check.major'), minor: t('check.minor') } as const;
const RISK_WORDS = { HIGH: t('check.high'), acceptable: t('check.acceptable') } as const;
const ANSWER_WORDS = {
  answered: t('check.answeredWord'),
  critical: t('check.critical'),
  unanswerable: t('check.unknown'),
} as const;

const STATE_WORDS = {
  VERIFIED: t('check.accurate'),
  NOT_FOUND: t('check.notFound'),
  CONTRADICTED: t('check.contradicted'),
  NO_EVIDENCE: t('check.noEvidence'),
} as const;
