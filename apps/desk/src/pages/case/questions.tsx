import type { Inquiry, Schemas } from '../../api';
import { humanizeCode, questionStateText, Section } from '../../ui';
import { BeforeCorrections } from './decision-entries';
import type { CaseProps } from './case-props';
import { Ref, Refs } from './refs';
import { t, translateCode } from '../../messages';

const CHIP_TONE = { answered: 'good', contradicted: 'bad', open: 'warn', unanswerable: '' } as const;

export function Questions({ row, result }: CaseProps) {
  const { inquiry } = result;
  if (!inquiry) return null;
  const answered = inquiry.questions.filter(({ state }) => state === 'answered').length;
  const [open, settled] = [true, false].map((wanted) =>
    inquiry.questions.filter((question) => isUnanswered(question) === wanted),
  );
  return (
    <Section
      id="questions"
      title={t('story.questions')}
      aside={t('story.answeredOfCountAnswered', { answered, count: inquiry.questions.length })}
    >
      <BeforeCorrections id={row.id} />
      <QuestionList questions={settled ?? []} />
      {open && open.length > 0 ? (
        <details>
          <summary>{t('story.openQuestions', { count: open.length })}</summary>
          <QuestionList questions={open} />
        </details>
      ) : null}
      <Checkpoints inquiry={inquiry} />
      <LastCritique inquiry={inquiry} />
      <Frameworks inquiry={inquiry} />
    </Section>
  );
}

/** Whether nothing at all was found on a question. Questions of an editor are never put away. */
const isUnanswered = ({ state, answer, collected, findings, asked_by }: Schemas['ResultQuestion']): boolean =>
  state === 'open' && !answer && !collected && findings.length === 0 && asked_by !== 'editor';

const QuestionList = ({ questions }: { questions: Schemas['ResultQuestion'][] }) => (
  <ul className="asked">
    {questions.map((question) => (
      <QuestionItem key={question.id} question={question} />
    ))}
  </ul>
);

function QuestionItem({ question }: { question: Schemas['ResultQuestion'] }) {
  const { question: words, state, answer, confidence, why, findings, priority, asked_by } = question;
  return (
    <li>
      <p>
        <span className={`chip ${CHIP_TONE[state]}`}>{questionStateText(state)}</span> <b dir="auto">{words}</b>{' '}
        <small className="hush">
          {translateCode(priority)}
          {asked_by === 'template'
            ? ''
            : t('story.byDetail', { detail: asked_by === 'editor' ? t('story.anEditor') : t('story.aModel') })}
        </small>
      </p>
      <p>
        {answer ? (
          <>
            <span dir="auto">{answer}</span>{' '}
            <small className="hush">
              {t('story.confidenceConfidence2', { confidence: Math.round(confidence * 100) })}
            </small>{' '}
          </>
        ) : null}
        <small className="hush" dir="auto" lang="en">
          {why}
        </small>
      </p>
      <CollectedAnswer question={question} />
      {findings.length > 0 ? (
        <details>
          <summary>{t('story.quotes', { count: findings.length })}</summary>
          {findings.map(({ source_id, quote, start }) => (
            <figure key={`${source_id}-${start}`}>
              <blockquote className="passage" dir="auto">
                {quote}
              </blockquote>
              <figcaption className="hush">
                <Ref id={source_id} />
              </figcaption>
            </figure>
          ))}
        </details>
      ) : null}
    </li>
  );
}

function CollectedAnswer({ question: { collected, why_code: answerCode } }: { question: Schemas['ResultQuestion'] }) {
  if (!collected) return null;
  const { collection, operation, documents, first_hand_of } = collected;
  return (
    <div data-collected={collection}>
      <p>
        <span className="chip">{first_hand_of === null ? t('story.lead') : t('story.record')}</span>{' '}
        <small className="hush" dir="auto">
          {collected.why_code.code === answerCode.code ? collection : collected.why}
        </small>
      </p>
      <details>
        <summary>
          {t('story.detailDocuments', {
            detail: operation ? t('story.operationOf', { operation: humanizeCode(operation) }) : '',
            count: documents.length,
          })}
        </summary>
        <p dir="auto">{documents.join(', ')}</p>
      </details>
    </div>
  );
}

const VERDICT_LABELS = {
  PASSED: ['good', t('story.passed')],
  NEEDS_REVISION: ['warn', t('story.needsRevision')],
  FAILED: ['bad', t('story.failed')],
} as const;

const Severity = ({ code }: { code: string }) => <small>({translateCode(code)})</small>;

function Checkpoints({ inquiry: { checkpoints, ended } }: { inquiry: Inquiry }) {
  const last = checkpoints.at(-1);
  if (!last) return null;
  const [look, label] = VERDICT_LABELS[last.verdict];
  return (
    <div className="checkpoint">
      <h3>{t('story.checkpointAfterRoundRound', { round: String(last.round) })}</h3>
      <p>
        <span className={`chip ${look}`}>{label}</span> {last.why} {ended}
      </p>
      <ul className="plain-list">
        {last.issues.map(({ type, severity, description, suggested_action }) => (
          <li key={`${type}${description}`}>
            <b>{humanizeCode(type)}</b> <Severity code={severity} /> <span dir="auto">{description}</span>{' '}
            <small className="hush">{suggested_action}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastCritique({ inquiry: { critiques } }: { inquiry: Inquiry }) {
  const last = critiques?.at(-1);
  if (!last || last.findings.length === 0) return null;
  return (
    <div className="critique">
      <h3>{t('story.critiqueAfterRoundRound', { round: String(last.round) })}</h3>
      <ul className="plain-list">
        {last.findings.map(({ kind, what, source_ids }) => (
          <li key={what}>
            <b>{humanizeCode(kind)}</b> <span dir="auto">{what}</span> <Refs ids={source_ids} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Analytical methods that a model applied to the case, collapsed. */
function Frameworks({ inquiry: { frameworks } }: { inquiry: Inquiry }) {
  if (frameworks.length === 0) return null;
  return (
    <details>
      <summary>{t('story.methods', { count: frameworks.length })}</summary>
      {frameworks.map((one) => (
        <div key={`${one.round}${one.id}`}>
          <h3>
            {one.framework}{' '}
            <small className="hush">{t('story.roundBy', { round: String(one.round), by: one.by })}</small>
          </h3>
          {one.evidence ? <Matrix framework={one} evidence={one.evidence} /> : <Points framework={one} />}
        </div>
      ))}
    </details>
  );
}

type Framework = Schemas['ResultFramework'];

const Points = ({ framework: { shape, points } }: { framework: Framework }) => {
  const List = shape === 'chain' ? 'ol' : 'ul';
  return (
    <List>
      {points.map(({ text, source_ids }) => (
        <li key={text}>
          <span dir="auto">{text}</span> <Refs ids={source_ids} />
        </li>
      ))}
    </List>
  );
};

/** Table of explanations against evidence. */
const Matrix = ({ framework, evidence }: { framework: Framework; evidence: NonNullable<Framework['evidence']> }) => (
  <div className="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">{t('story.evidence')}</th>
          {framework.points.map(({ text }) => (
            <th key={text} scope="col" dir="auto">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {evidence.map(({ text, source_ids, fits }) => (
          <tr key={text}>
            <th scope="row">
              <span dir="auto">{text}</span> <Refs ids={source_ids} />
            </th>
            {fits.map((fit, at) => (
              <td key={at}>{translateCode(fit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
