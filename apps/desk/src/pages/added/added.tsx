import { useState } from 'react';
import { Link } from 'wouter';
import {
  type Added,
  addSource,
  type Correction,
  type InvestigationRow,
  type NewSource,
  type Schemas,
  useAdded,
  useChange,
  useMay,
} from '../../api';
import { count, Fault, Form, Moment, plain, Section, TextArea, TextField, typed, WebLink } from '../../ui';
import { Difference } from '../case/decision-entries';
import { type Given, NOTHING, sourceOf, sourceOfFile } from './given';

function hintOf(status: InvestigationRow['status']): string {
  if (status === 'awaiting-approval') return 'Added sources are read now, before you approve the plan.';
  if (status === 'completed')
    return 'An added source is read and the case is re-evaluated. An upgrade is held for review.';
  return 'Added sources are read in the next round.';
}

export function AddedSources({ row: { id, status } }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const { data, error } = useAdded(id);
  const sources = data?.sources ?? [];
  return (
    <Section id="added" title="Added sources" aside={sources.length > 0 ? count(sources.length, 'source') : null}>
      <p className="hush">{hintOf(status)} The same counting rules apply; a document alone is not counted.</p>
      <Fault error={error} />
      <ul className="plain-list added">
        {sources.map((source) => (
          <AddedLine key={source.id} source={source} />
        ))}
      </ul>
      {may ? <AddForm id={id} /> : null}
    </Section>
  );
}

/** Adds a URL, a text or a file; the server validates it. */
function AddForm({ id }: { id: number }) {
  const [given, setGiven] = useState<Given>(NOTHING);
  const add = useChange(
    (source: NewSource) => addSource(id, source),
    () => setGiven(NOTHING),
  );
  const isText = given.what.trim() !== '' && 'text' in sourceOf(given);
  const set = (name: keyof Given) => typed((text) => setGiven({ ...given, [name]: text }));
  return (
    <Form className="brief" onSubmit={() => add.mutate(sourceOf(given))}>
      <TextArea
        label="URL or text"
        hint="One URL, or the text of a document."
        rows={3}
        maxLength={200_000}
        spellCheck={false}
        value={given.what}
        onChange={set('what')}
      />
      {isText ? (
        <>
          <TextField label="Title" maxLength={300} value={given.title} onChange={set('title')} />
          <TextField
            label="Response from"
            hint="If someone responded to your request. Empty for a document."
            maxLength={200}
            value={given.replyFrom}
            onChange={set('replyFrom')}
          />
        </>
      ) : null}
      <div className="actions">
        <button type="submit" disabled={add.isPending || given.what.trim() === ''}>
          Add source
        </button>
        <label className="file">
          or a PDF or text file{' '}
          <input
            type="file"
            accept=".pdf,.txt,.md,application/pdf,text/plain"
            disabled={add.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void sourceOfFile(file).then((source) => add.mutate(source));
              target.value = '';
            }}
          />
        </label>
      </div>
      <Fault error={add.error} />
    </Form>
  );
}

const STATES: Record<Added['state'], string> = {
  waiting: 'waiting',
  read: 'read, not evaluated yet',
  weighed: 'evaluated',
  unread: 'failed',
};

function AddedLine({ source }: { source: Added }) {
  const { url, title, reply_from, kind, added_by, added_at, reason, quotes } = source;
  const name = title ?? (reply_from ? `Response from ${reply_from}` : plain(kind));
  return (
    <li>
      <strong>{url ? <WebLink url={url}>{title ?? url}</WebLink> : name}</strong> <Standing source={source} />
      <br />
      <small>
        {plain(kind)} added by {added_by}, <Moment at={added_at} /> · {stateWords(source)}
      </small>
      {reason ? <p className="bad">{reason}</p> : null}
      {quotes.map((quote) => (
        <p key={quote}>
          <q dir="auto">{quote}</q>
        </p>
      ))}
      <Changed source={source} />
    </li>
  );
}

function Standing({ source: { stars, source_id } }: { source: Added }) {
  if (stars === null) return null;
  return (
    <span className="nowrap" title="Source credibility, 1 to 5">
      {stars} of 5{source_id === null ? '' : ' ★'}
    </span>
  );
}

function stateWords({ state, round, recomputed }: Added): string {
  if (state !== 'weighed' || round === null) return STATES[state];
  return recomputed ? 're-evaluated with it' : `evaluated in round ${round}`;
}

type Replayed = NonNullable<Schemas['ReplayAnswer']['difference']>;

function Changed({ source: { difference } }: { source: Added }) {
  if (!difference) return null;
  const fullDifference = difference as unknown as Correction['difference'] & { verdicts?: Replayed['claims'] };
  return (
    <details>
      <summary>Changes</summary>
      <Difference correction={{ difference: fullDifference }} />
      <ul className="plain-list">
        {(fullDifference.verdicts ?? []).map(({ claim_id, claim, from, to }) => (
          <li key={claim_id}>
            “{claim}”: {from ?? 'no verdict'} → {to ?? 'no verdict'}
          </li>
        ))}
      </ul>
      <p className="hush">
        A changed level waits in the <Link href="/reviews">review queue</Link>.
      </p>
    </details>
  );
}
