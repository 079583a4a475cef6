import { type InvestigationRow, useAdded, useMay } from '../../api';
import { count, Fault, Section } from '../../ui';
import { AddForm } from './add-form';
import { AddedLine } from './added-line';

function hintOf(status: InvestigationRow['status']): string {
  if (status === 'awaiting-approval') return 'Added sources are read now, before you approve the plan.';
  if (status === 'completed')
    return 'An added source is read and the case is re-evaluated with it. The level is not lowered; an upgrade is held for review.';
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
