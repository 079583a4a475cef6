import { Section } from '../../ui';
import { type Events, searchQueries, stageStates } from './progress';
import { t } from '../../messages';

/** Maximum number of queries shown before expanding the list; those of the latest round come first. */
const MAX_SHOWN = 4;

/** Search queries of all rounds. */
export function Queries({ events, round }: { events: Events; round: number }) {
  const queries = searchQueries(events);
  if (queries.length === 0) return null;
  const isSearching = stageStates(events, round)('search') === 'now';
  const list = (some: typeof queries) => <QueryList queries={some} asked={isSearching ? round : null} />;
  return (
    <Section title={t('live.searchQueries')} aside={`${queries.length}`}>
      {list(queries.slice(0, MAX_SHOWN))}
      {queries.length > MAX_SHOWN ? (
        <details>
          <summary>{t('live.nMoreQueries', { n: queries.length - MAX_SHOWN })}</summary>
          {list(queries.slice(MAX_SHOWN))}
        </details>
      ) : null}
    </Section>
  );
}

interface QueryListProps {
  queries: ReturnType<typeof searchQueries>;
  /** Round whose search is in progress. */
  asked: number | null;
}

const QueryList = ({ queries, asked }: QueryListProps) => (
  <ul className="claims">
    {queries.map(({ text: query, round }) => (
      <li key={query} dir="auto">
        {asked !== null && asked === round
          ? t('live.searchingForQuery', { query })
          : t('live.searchedForQuery', { query })}
      </li>
    ))}
  </ul>
);
