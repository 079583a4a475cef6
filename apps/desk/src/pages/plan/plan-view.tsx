import { useState } from 'react';
import {
  answer,
  api,
  type InvestigationRow,
  type Plan,
  type Schemas,
  useChange,
  useMay,
  usePlan,
  useTopic,
} from '../../api';
import { count, dollars, Fault, Field, Form, Loading, Section, typed } from '../../ui';
import { AddedSources } from '../added/added';
import { Expected, Looked, StrikeList } from './expected';
import { Questions } from './questions';

/**
 * Before approval: nothing has been searched or spent except reading the editor's own sources. The
 * editor can remove items, change the brief, approve or reject.
 */
export function PlanView({ row }: { row: InvestigationRow }) {
  const plan = usePlan(row.id);
  if (plan.isPending) return <Loading what="the plan" />;
  if (!plan.data) return <Fault error={plan.error} />;
  return <PlanSheet key={plan.data.made_at} row={row} plan={plan.data} />;
}

function PlanSheet({ row, plan }: { row: InvestigationRow; plan: Plan }) {
  const { id } = row;
  const may = useMay('editor');
  const params = { path: { id } };
  const change = useChange((body: Schemas['ChangePlanDto']) =>
    answer(api.PUT('/api/investigations/{id}/plan', { params, body })),
  );
  const approve = useChange(() => answer(api.POST('/api/investigations/{id}/approve', { params })));
  const strike = { fixed: !may || change.isPending, onChange: (struck: Stricken) => change.mutate({ struck }) };
  return (
    <div className="columns">
      <div>
        <Questions
          plan={plan}
          fixed={!may}
          busy={change.isPending}
          onSave={(questions) => change.mutate({ questions })}
        />
        <AddedSources row={row} />
        <Looked plan={plan} />
        <Queries plan={plan} {...strike} />
        {may ? (
          <Brief
            plan={plan}
            topicId={row.topic_id}
            busy={change.isPending}
            onSave={(brief) => change.mutate({ brief })}
          />
        ) : null}
      </div>
      <div>
        <Expected
          plan={plan}
          until={row.approval_until}
          approve={may ? approve : null}
          error={approve.error ?? change.error}
        />
        <Engines plan={plan} {...strike} />
        <Servers plan={plan} {...strike} />
      </div>
    </div>
  );
}

interface StrikeProps {
  plan: Plan;
  /** True if nothing can be removed now. */
  fixed: boolean;
  onChange: (struck: Stricken) => void;
}

function Queries({ plan, fixed, onChange }: StrikeProps) {
  const struck = strickenOf(plan);
  const items = plan.queries.map(({ text, reason }) => ({
    id: text,
    words: (
      <>
        <span className="query">{text}</span> <small>{reason}</small>
      </>
    ),
  }));
  return (
    <Section title="Queries" aside={`${plan.queries.length - struck.queries.length} of ${plan.queries.length}`}>
      <StrikeList
        items={items}
        struck={struck.queries}
        fixed={fixed}
        onChange={(queries) => onChange({ ...struck, queries })}
      />
    </Section>
  );
}

function Engines({ plan, fixed, onChange }: StrikeProps) {
  const struck = strickenOf(plan);
  const ready = plan.engines.filter(({ configured }) => configured);
  const items = ready.map(({ name, title, price_usd }) => ({
    id: name,
    words: (
      <>
        {title} <small>{price_usd ? `${dollars(price_usd)} a call` : 'free'}</small>
      </>
    ),
  }));
  return (
    <Section title="Engines" aside={`${ready.filter((engine) => !engine.struck).length} asked`}>
      <StrikeList
        items={items}
        struck={struck.engines}
        fixed={fixed}
        onChange={(engines) => onChange({ ...struck, engines })}
      />
      <p className="hush">{plan.engines.length - ready.length} more are not set up.</p>
    </Section>
  );
}

/** Data servers of the newsroom; hidden if none is configured. */
function Servers({ plan, fixed, onChange }: StrikeProps) {
  const struck = strickenOf(plan);
  if (plan.servers.length === 0) return null;
  const items = plan.servers.map(({ name, title, price_usd, documents, primary }) => ({
    id: name,
    words: (
      <>
        {title}{' '}
        <small>
          {price_usd ? `${dollars(price_usd)} a call` : 'free'}
          {documents === null ? null : `, ${count(documents, 'document')}`}
          {primary.length > 0 ? `, first-hand for ${primary.join(', ')}` : null}
        </small>
      </>
    ),
  }));
  return (
    <Section title="Data servers" aside={`${plan.servers.length - struck.servers.length} asked`}>
      <StrikeList
        items={items}
        struck={struck.servers}
        fixed={fixed}
        onChange={(servers) => onChange({ ...struck, servers })}
      />
    </Section>
  );
}

/** Items removed by the editor. */
type Stricken = Required<Schemas['StruckDto']>;

const strickenOf = ({ queries, engines, servers }: Plan): Stricken => ({
  queries: queries.filter(({ struck }) => struck).map(({ text }) => text),
  engines: engines.filter(({ struck }) => struck).map(({ name }) => name),
  servers: servers.filter(({ struck }) => struck).map(({ name }) => name),
});

/** Maximum lines accepted by the server. */
const MOST_QUERIES = 10;

interface BriefProps {
  plan: Plan;
  topicId: number;
  busy: boolean;
  onSave: (brief: Schemas['BriefDto']) => void;
}

/** The editor's background and instructions; saving creates a new plan. */
function Brief({ plan, topicId, busy, onSave }: BriefProps) {
  const [queries, setQueries] = useState(plan.brief.queries.join('\n'));
  const [location, setLocation] = useState(plan.brief.location ?? '');
  const [date, setDate] = useState((plan.brief.event_date ?? '').slice(0, 10));
  const [note, setNote] = useState(plan.brief.note ?? '');
  const lines = queries
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <Section title="Brief">
      <Form
        className="brief"
        onSubmit={() =>
          onSave({
            queries: lines,
            location: location.trim() || null,
            event_date: date || null,
            note: note.trim() || null,
          })
        }
      >
        <Field label="Ask also" hint="One query per line, at most 10.">
          <textarea rows={3} value={queries} onChange={typed(setQueries)} />
        </Field>
        <PlaceField topicId={topicId} value={location} onChange={setLocation} />
        <Field label="Event date">
          <input type="date" value={date} onChange={typed(setDate)} />
        </Field>
        <Field label="Note" hint="Additional context.">
          <textarea rows={2} value={note} maxLength={500} onChange={typed(setNote)} />
        </Field>
        <button type="submit" disabled={busy || lines.length > MOST_QUERIES}>
          Create new plan
        </button>
      </Form>
    </Section>
  );
}

interface PlaceFieldProps {
  topicId: number;
  value: string;
  onChange: (place: string) => void;
}

/** If empty, the topic's own place applies and is shown. */
function PlaceField({ topicId, value, onChange }: PlaceFieldProps) {
  const own = useTopic(topicId).data?.location;
  return (
    <Field label="Place" hint={own ? `If empty: ${own}, from the story.` : undefined}>
      <input placeholder={own ?? ''} value={value} maxLength={300} onChange={typed(onChange)} />
    </Field>
  );
}
