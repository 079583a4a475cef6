import { useBacklog } from '../api/hooks';
import { Section, useTitle, useNow } from '../ui/parts';
import { age } from '../ui/words';

export function Metrics() {
  useTitle('Metrics');
  const { data: backlog } = useBacklog();
  const now = useNow(15_000);
  return (
    <div className="page">
      <div className="page-head">
        <h1>Metrics</h1>
      </div>
      <Section title="Review backlog">
        <p>
          {backlog?.open ?? '–'} open, {backlog?.claimed ?? '–'} claimed{backlog?.oldest_at ? `, the oldest has waited ${age(backlog.oldest_at, now)}` : ''}.
        </p>
      </Section>
    </div>
  );
}
