import { Link } from 'wouter';
import { useTitle } from '../ui/use-title';

/** What an address shows that leads nowhere. */
export function NoSuchPage() {
  useTitle('No such page');
  return (
    <div className="page">
      <h1>There is no such page</h1>
      <p>
        Choose one above, or see <Link href="/candidates">the candidates</Link>.
      </p>
    </div>
  );
}
