import { useState } from 'react';
import { type Plan, type Schemas, useTopic } from '../../api';
import { Field, Form, Section } from '../../ui';

/** Lines the server takes. */
const MOST_QUERIES = 10;

interface BriefProps {
  plan: Plan;
  topicId: number;
  busy: boolean;
  onSave: (brief: Schemas['BriefDto']) => void;
}

/** What the editor knows and wants asked; it makes a new plan. */
export function Brief({ plan, topicId, busy, onSave }: BriefProps) {
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
          <textarea rows={3} value={queries} onChange={(event) => setQueries(event.target.value)} />
        </Field>
        <PlaceField topicId={topicId} value={location} onChange={setLocation} />
        <Field label="Event date">
          <input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <Field label="Note" hint="Additional context.">
          <textarea rows={2} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
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

/** Left empty the story's own place holds, and that is shown. */
function PlaceField({ topicId, value, onChange }: PlaceFieldProps) {
  const own = useTopic(topicId).data?.location;
  return (
    <Field label="Place" hint={own ? `If empty: ${own}, from the story.` : undefined}>
      <input placeholder={own ?? ''} value={value} maxLength={300} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
