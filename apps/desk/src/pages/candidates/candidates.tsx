import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type CandidateFilter, useCandidates, useFacets, useInvestigations, useMay } from '../../api';
import { Fault, LevelChange, Loading, Nothing, Status, useTitle } from '../../ui';
import { CandidateGrid } from './candidate-grid';
import { Filters } from './grid-head';
import { StartBar } from './wish-fields';

export function Candidates() {
  useTitle('Candidates');
  const [filter, setFilter] = useState<CandidateFilter>({ q: '', category: '', minScore: 0, sort: 'score' });
  const { data: facets } = useFacets();
  const found = useCandidates(useDeferredValue(filter));
  const topics = useMemo(() => found.data?.pages.flatMap(({ topics: page }) => page) ?? [], [found.data]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const may = useMay('editor');
  return (
    <div className="page candidates">
      <div className="page-head">
        <h1>Candidates</h1>
        <p className="hush">Unverified topics worth an investigation.</p>
      </div>
      <Filters filter={filter} categories={facets?.categories ?? []} onChange={setFilter} />
      <Fault error={found.error} />
      {found.isPending ? <Loading what="candidates" /> : null}
      {found.isSuccess ? (
        <CandidateGrid
          topics={topics}
          more={found.hasNextPage}
          chosen={chosen}
          filtered={filter.q.trim() !== '' || filter.category !== '' || filter.minScore > 0}
          onChoose={may ? setChosen : null}
          onNearEnd={() => void (found.hasNextPage && !found.isFetchingNextPage && found.fetchNextPage())}
        />
      ) : null}
      {may ? (
        <StartBar chosen={chosen} estimates={facets?.estimates ?? []} onDone={() => setChosen(new Set())} />
      ) : null}
    </div>
  );
}

const LATEST = 5;

/** What stands where the list is empty: nobody comes to a page with nothing on it. */
export const NoCandidate = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <Nothing>
      No candidates found. Widen the search, or see <Link href="/topics">topics</Link>.
    </Nothing>
  ) : (
    <section className="nothing-waits" aria-label="No candidates">
      <p>
        No candidates. Topics appear here when they are unverified, approved and newsworthy. You can also submit a
        story.
      </p>
      <p>
        <Link href="/submit" className="button">
          Submit a story
        </Link>
      </p>
      <LatestInvestigations />
    </section>
  );

function LatestInvestigations() {
  const { data } = useInvestigations('');
  const rows = data?.pages[0]?.investigations.slice(0, LATEST) ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <h2>Investigated last</h2>
      <ul className="plain-list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={`/investigations/${row.id}`}>{row.topic_title || `Topic ${row.topic_id}`}</Link>{' '}
            {row.status === 'completed' ? (
              <LevelChange from={row.verification_level_before} to={row.new_verification_level} />
            ) : (
              <Status status={row.status} />
            )}
          </li>
        ))}
      </ul>
      <p>
        All <Link href="/investigations">investigations</Link> and <Link href="/topics">topics</Link>
      </p>
    </>
  );
}
