import { useState } from 'react';
import type { Plan, Schemas } from '../../api';
import { Section } from '../../ui';
import { t, translateCode } from '../../messages';

type EditedQuestion = Schemas['EditedQuestionDto'];

/** Maximum number and length of questions that the server accepts. */
const MAX_QUESTIONS = 12;
const MAX_CHARS = 300;
const PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;

interface QuestionsProps {
  plan: Plan;
  /** True if the user is not allowed to make changes. */
  fixed: boolean;
  busy: boolean;
  onSave: (questions: EditedQuestion[]) => void;
}

/** Research questions, editable while the plan awaits approval. */
export function Questions({ plan, fixed, busy, onSave }: QuestionsProps) {
  const [editing, setEditing] = useState(false);
  const aside = t('plan.questions', { count: plan.questions.length });
  return (
    <Section title={t('plan.questionsToAnswer')} aside={aside}>
      {editing ? (
        <Editor plan={plan} busy={busy} onSave={onSave} onLeave={() => setEditing(false)} />
      ) : (
        <>
          <QuestionList plan={plan} />
          {fixed ? null : (
            <button type="button" disabled={busy} onClick={() => setEditing(true)}>
              {t('plan.editQuestions')}
            </button>
          )}
        </>
      )}
    </Section>
  );
}

function QuestionList({ plan: { questions, research_questions } }: { plan: Plan }) {
  if (research_questions.length === 0)
    return (
      <ol className="questions">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    );
  return (
    <ol className="questions">
      {research_questions.map(({ id, question, priority, reasoning, depends_on }) => (
        <li key={id}>
          <span className={`chip priority-${priority}`}>{translateCode(priority)}</span>{' '}
          <span dir="auto">{question}</span>{' '}
          <small className="hush">
            {reasoning}
            {depends_on.length > 0
              ? t('plan.afterDependsOn', { dependsOn: numbersOf(depends_on, research_questions) })
              : null}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** List numbers of the questions that a question depends on. */
const numbersOf = (ids: readonly string[], all: Plan['research_questions']): string =>
  ids
    .map((id) => all.findIndex((one) => one.id === id) + 1)
    .filter((place) => place > 0)
    .map((place) => t('plan.questionPlace', { place }))
    .join(', ');

interface EditorProps extends Pick<QuestionsProps, 'plan' | 'busy' | 'onSave'> {
  onLeave: () => void;
}

function Editor({ plan, busy, onSave, onLeave }: EditorProps) {
  const [rows, setRows] = useState<(EditedQuestion & { key: string })[]>(() =>
    plan.research_questions.map(({ id, question, priority }) => ({
      key: id,
      id,
      question,
      priority: priority,
    })),
  );
  const set = (key: string, change: Partial<EditedQuestion>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const add = () => setRows([...rows, { key: `new-${Date.now()}`, question: '', priority: 'medium' }]);
  const full = rows.every(({ question }) => question.trim() !== '');
  const save = () =>
    onSave(rows.map(({ id, question, priority }) => ({ ...(id ? { id } : {}), question: question.trim(), priority })));
  return (
    <div className="edit-questions">
      {rows.map((row, at) => (
        <Row key={row.key} row={row} at={at + 1} onChange={(change) => set(row.key, change)}>
          <button
            type="button"
            aria-label={t('plan.removeQuestionN', { n: at + 1 })}
            onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
          >
            {t('plan.remove')}
          </button>
        </Row>
      ))}
      <p className="hush">{t('plan.yourOwnQuestionsAreAnswered')}</p>
      <div className="actions">
        <button type="button" disabled={rows.length >= MAX_QUESTIONS} onClick={add}>
          {t('plan.addAQuestion')}
        </button>
        <button type="button" className="primary" disabled={busy || rows.length === 0 || !full} onClick={save}>
          {t('plan.saveQuestions')}
        </button>
        <button type="button" onClick={onLeave}>
          {t('plan.cancel')}
        </button>
      </div>
    </div>
  );
}

interface RowProps {
  row: EditedQuestion;
  at: number;
  onChange: (change: Partial<EditedQuestion>) => void;
  children: React.ReactNode;
}

const Row = ({ row, at, onChange, children }: RowProps) => (
  <div className="edit-question">
    <textarea
      aria-label={t('plan.questionAt', { at: String(at) })}
      rows={2}
      maxLength={MAX_CHARS}
      value={row.question}
      onChange={(event) => onChange({ question: event.target.value })}
    />
    <select
      aria-label={t('plan.priorityOfQuestionAt', { at: String(at) })}
      value={row.priority}
      onChange={(event) => onChange({ priority: event.target.value as EditedQuestion['priority'] })}
    >
      {PRIORITIES.map((one) => (
        <option key={one} value={one}>
          {translateCode(one)}
        </option>
      ))}
    </select>
    {children}
  </div>
);
