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
import { Fault, Form, Moment, plain, Section, TextArea, TextField, typed, WebLink } from '../../ui';
import { Difference } from '../case/decision-entries';
import { type Given, NOTHING, sourceOf, sourceOfFile } from './given';
import { t } from '../../messages';

function hintOf(status: InvestigationRow['status']): string {
  if (status === 'awaiting-approval') return t('added.addedSourcesAreReadNow');
  if (status === 'completed') return t('added.anAddedSourceIsRead');
  return t('added.addedSourcesAreReadIn');
}

export function AddedSources({ row: { id, status } }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const { data, error } = useAdded(id);
  const sources = data?.sources ?? [];
  return (
    <Section
      id="added"
      title={t('added.addedSources')}
      aside={sources.length > 0 ? t('added.sources', { count: sources.length }) : null}
    >
      <p className="hush">{t('added.statusTheSameCountingRules', { status: hintOf(status) })}</p>
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
        label={t('added.urlOrText')}
        hint={t('added.oneUrlOrTheText')}
        rows={3}
        maxLength={200_000}
        spellCheck={false}
        value={given.what}
        onChange={set('what')}
      />
      {isText ? (
        <>
          <TextField label={t('added.title')} maxLength={300} value={given.title} onChange={set('title')} />
          <TextField
            label={t('added.responseFrom')}
            hint={t('added.ifSomeoneRespondedToYour')}
            maxLength={200}
            value={given.replyFrom}
            onChange={set('replyFrom')}
          />
        </>
      ) : null}
      <div className="actions">
        <button type="submit" disabled={add.isPending || given.what.trim() === ''}>
          {t('added.addSource')}
        </button>
        <label className="file">
          {t('added.orAPdfOrText')}{' '}
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
  waiting: t('added.waiting'),
  read: t('added.readNotEvaluatedYet'),
  weighed: t('added.evaluated'),
  unread: t('added.failed'),
};

function AddedLine({ source }: { source: Added }) {
  const { url, title, reply_from, kind, added_by, added_at, reason, quotes } = source;
  const name = title ?? (reply_from ? t('added.responseFromReplyFrom', { replyFrom: reply_from }) : plain(kind));
  return (
    <li>
      <strong>{url ? <WebLink url={url}>{title ?? url}</WebLink> : name}</strong> <Standing source={source} />
      <br />
      <small>
        {t.rich('added.kindAddedByAddedBySource', {
          kind: plain(kind),
          addedBy: added_by,
          moment: () => <Moment at={added_at} />,
          source: stateWords(source),
        })}
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
    <span className="nowrap" title={t('added.sourceCredibility1To5')}>
      {t('added.starsOf5Detail', { stars, detail: source_id === null ? '' : ' ★' })}
    </span>
  );
}

function stateWords({ state, round, recomputed }: Added): string {
  if (state !== 'weighed' || round === null) return STATES[state];
  return recomputed ? t('added.reEvaluatedWithIt') : t('added.evaluatedInRoundRound', { round: String(round) });
}

type Replayed = NonNullable<Schemas['ReplayAnswer']['difference']>;

function Changed({ source: { difference } }: { source: Added }) {
  if (!difference) return null;
  const fullDifference = difference as unknown as Correction['difference'] & { verdicts?: Replayed['claims'] };
  return (
    <details>
      <summary>{t('added.changes')}</summary>
      <Difference correction={{ difference: fullDifference }} />
      <ul className="plain-list">
        {(fullDifference.verdicts ?? []).map(({ claim_id, claim, from, to }) => (
          <li key={claim_id}>
            “{claim}”: {from ?? t('added.noVerdict')} → {to ?? t('added.noVerdict')}
          </li>
        ))}
      </ul>
      <p className="hush">
        {t.rich('added.aChangedLevelWaitsIn', { link: (chunks) => <Link href="/reviews">{chunks}</Link> })}
      </p>
    </details>
  );
}
