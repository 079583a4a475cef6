import { useState } from 'react';
import { answer, api, type Schemas } from '../../api/client';
import { useChange } from '../../api/hooks';
import type { Correction, ResultSource, Stance } from '../../api/types';
import { Dialog, Fault, Field, LevelBadge } from '../../ui/parts';
import type { CaseProps } from './case-props';

type FieldName = Schemas['CorrectEvidenceDto']['field'];
const STANCES: Stance[] = ['supports', 'disputes', 'mentions', 'unrelated'];

/** What a person says of a source; the decision is recomputed at once and shown as a difference. */
export function CorrectDialog({
  row,
  result,
  source,
  onClose,
}: CaseProps & { source: ResultSource; onClose: () => void }) {
  const [field, setField] = useState<FieldName>('stance');
  const [value, setValue] = useState('');
  const [quote, setQuote] = useState('');
  const [reason, setReason] = useState('');
  const correct = useChange((body: Schemas['CorrectEvidenceDto']) =>
    answer(api.POST('/api/investigations/{id}/corrections', { params: { path: { id: row.id } }, body })),
  );
  const options = optionsOf(
    field,
    source,
    result.clusters.map(({ id }) => id),
    new Map(result.additional_sources.map(({ cluster, name }) => [cluster, name])),
  );
  const needsQuote = field === 'stance' && (value === 'supports' || value === 'disputes');
  if (correct.data)
    return (
      <Dialog title="What it changes" onClose={onClose}>
        <Difference correction={correct.data} />
        <p className="hush">It was kept with your name. The topic itself is moved by a decision in review alone.</p>
        <div className="actions">
          <button type="button" className="primary" onClick={onClose}>
            Done
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={`Correct ${source.name}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          correct.mutate({
            source_id: source.source_id,
            field,
            value,
            reason: reason.trim(),
            ...(needsQuote && quote.trim() ? { quote: quote.trim() } : {}),
          });
        }}
      >
        <Field label="What is wrong">
          <select
            value={field}
            onChange={(event) => {
              setField(event.target.value as FieldName);
              setValue('');
            }}
          >
            <option value="stance">Its stance</option>
            <option value="tier">Its tier</option>
            <option value="cluster">The voice it belongs to</option>
          </select>
        </Field>
        <Field label="It should be">
          <select required value={value} onChange={(event) => setValue(event.target.value)}>
            <option value="">Choose …</option>
            {options.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </Field>
        {needsQuote ? (
          <Field label="The words that show it" hint="Letter by letter as on the page. Empty keeps the passage it has.">
            <textarea rows={2} maxLength={2000} value={quote} onChange={(event) => setQuote(event.target.value)} />
          </Field>
        ) : null}
        <Field label="Why">
          <textarea
            required
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Fault error={correct.error} />
        <div className="actions">
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button type="submit" className="primary" disabled={correct.isPending || !value || !reason.trim()}>
            Correct and recompute
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function optionsOf(
  field: FieldName,
  source: ResultSource,
  clusters: string[],
  names: Map<string, string>,
): [string, string][] {
  switch (field) {
    case 'stance':
      return STANCES.filter((stance) => stance !== source.stance).map((stance) => [stance, stance]);
    case 'tier':
      return [1, 2, 3, 4]
        .filter((tier) => tier !== source.credibility_tier)
        .map((tier) => [String(tier), `Tier ${tier}`]);
    case 'cluster':
      return [
        ['own', 'A voice of its own'],
        ...clusters
          .filter((id) => id !== source.cluster && names.has(id))
          .map((id): [string, string] => [id, `One voice with ${names.get(id)}`]),
      ];
  }
}

export function Difference({ correction: { difference } }: { correction: Correction }) {
  const { before, after, changes } = difference;
  return (
    <div className="difference">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Level</th>
            <td>
              <LevelBadge level={before.recommended} quiet />
            </td>
            <td>
              <LevelBadge level={after.recommended} />
            </td>
          </tr>
          <tr>
            <th scope="row">Voices that count</th>
            <td>{before.independent_credible}</td>
            <td>{after.independent_credible}</td>
          </tr>
          <tr>
            <th scope="row">Confidence</th>
            <td>{Math.round(before.confidence)}</td>
            <td>{Math.round(after.confidence)}</td>
          </tr>
        </tbody>
      </table>
      <ul className="plain-list">
        {changes.length === 0 ? <li>The decision stays as it was.</li> : null}
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
