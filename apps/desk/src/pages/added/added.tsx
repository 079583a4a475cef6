import { useState } from 'react';
import { Link } from 'wouter';
import {
  type AddedSource,
  addSource,
  type Correction,
  type InvestigationRow,
  type NewSource,
  type Schemas,
  useAddedSources,
  useChange,
  useHasRole,
} from '../../api';
import { Fault, Form, Moment, humanizeCode, Section, TextArea, TextField, onText, WebLink } from '../../ui';
import { Difference } from '../case/decision-entries';
import { type SourceInput, EMPTY_INPUT, toNewSource, fileToNewSource } from './given';
import { t } from '../../messages';

function hintOf(status: InvestigationRow['status']): string {
  if (status === 'awaiting-approval') return t('added.addedSourcesAreReadNow');
  if (status === 'completed') return t('added.anAddedSourceIsRead');
  return t('added.addedSourcesAreReadIn');
}

export function AddedSources({ row: { id, status } }: { row: InvestigationRow }) {
  const may = useHasRole('editor');
  const { data, error } = useAddedSources(id);
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
          <AddedSourceItem key={source.id} source={source} />
        ))}
      </ul>
      {may ? <AddForm id={id} /> : null}
    </Section>
  );
}

/** Adds a URL, a text or a file; the server validates it. */
function AddForm({ id }: { id: number }) {
  const [given, setGiven] = useState<SourceInput>(EMPTY_INPUT);
  const add = useChange(
    (source: NewSource) => addSource(id, source),
    () => setGiven(EMPTY_INPUT),
  );
  const isText = given.what.trim() !== '' && 'text' in toNewSource(given);
  const set = (name: keyof SourceInput) => onText((text) => setGiven({ ...given, [name]: text }));
  return (
    <Form className="brief" onSubmit={() => add.mutate(toNewSource(given))}>
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
              if (file) void fileToNewSource(file).then((source) => add.mutate(source));
              target.value = '';
            }}
          />
        </label>
      </div>
      <Fault error={add.error} />
    </Form>
  );
}

const STATE_TEXT: Record<AddedSource['state'], string> = {
  waiting: t('added.waiting'),
  read: t('added.readNotEvaluatedYet'),
  weighed: t('added.evaluated'),
  unread: t('added.failed'),
};

function AddedSourceItem({ source }: { source: AddedSource }) {
  const { url, title, reply_from, kind, added_by, added_at, reason, quotes } = source;
  const name = title ?? (reply_from ? t('added.responseFromReplyFrom', { replyFrom: reply_from }) : humanizeCode(kind));
  return (
    <li>
      <strong>{url ? <WebLink url={url}>{title ?? url}</WebLink> : name}</strong> <SourceRating source={source} />
      <br />
      <small>
        {t.rich('added.kindAddedByAddedBySource', {
          kind: humanizeCode(kind),
          addedBy: added_by,
          moment: () => <Moment at={added_at} />,
          source: stateText(source),
        })}
      </small>
      {reason ? <p className="bad">{reason}</p> : null}
      {quotes.map((quote) => (
        <p key={quote}>
          <q dir="auto">{quote}</q>
        </p>
      ))}
      <DecisionChange source={source} />
    </li>
  );
}

function SourceRating({ source: { stars, source_id } }: { source: AddedSource }) {
  if (stars === null) return null;
  return (
    <span className="nowrap" title={t('added.sourceCredibility1To5')}>
      {t('added.starsOf5Detail', { stars, detail: source_id === null ? '' : ' ★' })}
    </span>
  );
}

function stateText({ state, round, recomputed }: AddedSource): string {
  if (state !== 'weighed' || round === null) return STATE_TEXT[state];
  return recomputed ? t('added.reEvaluatedWithIt') : t('added.evaluatedInRoundRound', { round: String(round) });
}

type ReplayDifference = NonNullable<Schemas['ReplayResponse']['difference']>;

function DecisionChange({ source: { difference } }: { source: AddedSource }) {
  if (!difference) return null;
  const fullDifference = difference as unknown as Correction['difference'] & { verdicts?: ReplayDifference['claims'] };
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
