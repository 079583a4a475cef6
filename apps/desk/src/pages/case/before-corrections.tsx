import { useDecisions } from '../../api';

export function BeforeCorrections({ id }: { id: number }) {
  const { data } = useDecisions(id);
  if (!data || data.corrections.length === 0) return null;
  return <p className="warn">A source was corrected later. This part shows the state before the correction.</p>;
}
