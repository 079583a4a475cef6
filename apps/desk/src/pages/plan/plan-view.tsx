import { useState } from 'react';
import {
  withReadableError,
  api,
  type InvestigationRow,
  type Plan,
  type Schemas,
  useChange,
  useHasRole,
  usePlan,
  useTopic,
} from '../../api';
import { dollars, Fault, Field, Form, Loading, Section, onText } from '../../ui';
import { AddedSources } from '../added/added';
import { Expected, SearchMethod, StrikeList } from './expected';
import { Questions } from './questions';
import { t } from '../../messages';

/**
 * Plan before approval: so far, only the editor's own sources have been read. The editor can remove items, change the
 * brief, approve or reject.
 */
export function PlanView({ row }: { row: InvestigationRow }) {
  const plan = usePlan(row.id);
  if (plan.isPending) return <Loading what={t('plan.thePlan')} />;
  if (!plan.data) return <Fault error={plan.error} />;
  return <PlanSheet key={plan.data.made_at} row={row} plan={plan.data} />;
}

function PlanSheet({ row, plan }: { row: InvestigationRow; plan: Plan }) {
  const { id } = row;
  const may = useHasRole('editor');
  const params = { path: { id } };
  const change = useChange((body: Schemas['ChangePlanDto']) =>
    withReadableError(api.PUT('/api/investigations/{id}/plan', { params, body })),
  );
  const approve = useChange(() => withReadableError(api.POST('/api/investigations/{id}/approve', { params })));
  const strike = { fixed: !may || change.isPending, onChange: (struck: StruckItems) => change.mutate({ struck }) };
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
        <SearchMethod plan={plan} />
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
  /** True if nothing can be removed at the moment. */
  fixed: boolean;
  onChange: (struck: StruckItems) => void;
}

function Queries({ plan, fixed, onChange }: StrikeProps) {
  const struck = toStruckItems(plan);
  const items = plan.queries.map(({ text, reason }) => ({
    id: text,
    words: (
      <>
        <span className="query">{text}</span> <small>{reason}</small>
      </>
    ),
  }));
  return (
    <Section
      title={t('plan.queries')}
      aside={t('plan.nOfCount', { n: plan.queries.length - struck.queries.length, count: plan.queries.length })}
    >
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
  const struck = toStruckItems(plan);
  const ready = plan.engines.filter(({ configured }) => configured);
  const items = ready.map(({ name, title, price_usd }) => ({
    id: name,
    words: (
      <>
        {title} <small>{price_usd ? t('plan.priceUsdACall', { priceUsd: dollars(price_usd) }) : t('plan.free')}</small>
      </>
    ),
  }));
  return (
    <Section
      title={t('plan.engines')}
      aside={t('plan.countAsked', { count: ready.filter((engine) => !engine.struck).length })}
    >
      <StrikeList
        items={items}
        struck={struck.engines}
        fixed={fixed}
        onChange={(engines) => onChange({ ...struck, engines })}
      />
      <p className="hush">{t('plan.nMoreAreNotSet', { n: plan.engines.length - ready.length })}</p>
    </Section>
  );
}

/** The newsroom's data servers; hidden if none is configured. */
function Servers({ plan, fixed, onChange }: StrikeProps) {
  const struck = toStruckItems(plan);
  if (plan.servers.length === 0) return null;
  const items = plan.servers.map(({ name, title, price_usd, documents, primary }) => ({
    id: name,
    words: (
      <>
        {title}{' '}
        <small>
          {price_usd ? t('plan.priceUsdACall', { priceUsd: dollars(price_usd) }) : t('plan.free')}
          {documents === null ? null : t('plan.documents', { documents })}
          {primary.length > 0 ? t('plan.firstHandForPrimary', { primary: primary.join(', ') }) : null}
        </small>
      </>
    ),
  }));
  return (
    <Section title={t('plan.dataServers')} aside={t('plan.nAsked', { n: plan.servers.length - struck.servers.length })}>
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
type StruckItems = Required<Schemas['StruckDto']>;

const toStruckItems = ({ queries, engines, servers }: Plan): StruckItems => ({
  queries: queries.filter(({ struck }) => struck).map(({ text }) => text),
  engines: engines.filter(({ struck }) => struck).map(({ name }) => name),
  servers: servers.filter(({ struck }) => struck).map(({ name }) => name),
});

/** Maximum number of queries, one per line, that the server accepts. */
const MAX_QUERIES = 10;

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
    <Section title={t('plan.brief')}>
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
        <Field label={t('plan.askAlso')} hint={t('plan.oneQueryPerLineAt')}>
          <textarea rows={3} value={queries} onChange={onText(setQueries)} />
        </Field>
        <PlaceField topicId={topicId} value={location} onChange={setLocation} />
        <Field label={t('plan.eventDate')}>
          <input type="date" value={date} onChange={onText(setDate)} />
        </Field>
        <Field label={t('plan.note')} hint={t('plan.additionalContext')}>
          <textarea rows={2} value={note} maxLength={500} onChange={onText(setNote)} />
        </Field>
        <button type="submit" disabled={busy || lines.length > MAX_QUERIES}>
          {t('plan.createNewPlan')}
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

/** Input for the place. If empty, the topic's own place is used and shown. */
function PlaceField({ topicId, value, onChange }: PlaceFieldProps) {
  const own = useTopic(topicId).data?.location;
  return (
    <Field label={t('plan.place')} hint={own ? t('plan.ifEmptyOwnFromThe', { own }) : undefined}>
      <input placeholder={own ?? ''} value={value} maxLength={300} onChange={onText(onChange)} />
    </Field>
  );
}
