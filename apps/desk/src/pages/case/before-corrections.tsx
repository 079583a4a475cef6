import { useDecisions } from '../../api/investigations';

/** Corrections make the decision again, and leave what was asked and looked at as it was made. */
export function BeforeCorrections({ id }: { id: number }) {
  const { data } = useDecisions(id);
  if (!data || data.corrections.length === 0) return null;
  return (
    <p className="warn">Somebody has corrected a source since. What stands here was made before, and is kept so.</p>
  );
}
