import { Link } from 'wouter';
import { useTitle } from '../ui';

/** What an address shows that leads nowhere. */
export function NoSuchPage() {
  useTitle('Page not found');
  return (
    <div className="page">
      <h1>Page not found</h1>
      <p>
        Choose a page above, or see <Link href="/candidates">the candidates</Link>.
      </p>
    </div>
  );
}
