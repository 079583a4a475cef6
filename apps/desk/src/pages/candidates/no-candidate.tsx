import { Link } from 'wouter';
import { useInvestigations } from '../../api';
import { LevelChange, Nothing, Status } from '../../ui';

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
