import { useAdded } from '../../api/added';
import { useMay } from '../../api/session';
import type { InvestigationRow } from '../../api/types';
import { count } from '../../ui/format';
import { Fault } from '../../ui/messages';
import { Section } from '../../ui/section';
import { AddForm } from './add-form';
import { AddedLine } from './added-line';

/** What happens to a source that is added now. */
function hintOf(status: InvestigationRow['status']): string {
  if (status === 'awaiting-approval')
    return 'They are read now, before you approve; nothing else is asked of the web until then.';
  if (status === 'completed')
    return (
      'One that is added now is read, and the decision is made again with it. No level is lowered, and a higher one ' +
      'waits for a person.'
    );
  return 'The next round reads what is added now.';
}

/** Sources that people brought themselves: before, during and after. */
export function AddedSources({ row: { id, status } }: { row: InvestigationRow }) {
  const may = useMay('editor');
  const { data, error } = useAdded(id);
  const sources = data?.sources ?? [];
  return (
    <Section id="added" title="Your own sources" aside={sources.length > 0 ? count(sources.length, 'source') : null}>
      <p className="hush">{hintOf(status)} They count by the same rules as all others; a document never by itself.</p>
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
