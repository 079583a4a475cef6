import { Link } from 'wouter';
import { useMay } from '../../api';
import { Nothing } from '../../ui';
import { Audit } from './audit';
import { Keys } from './keys';
import { Ratings } from './ratings';
import { Webhooks } from './webhooks';

const PARTS = [
  ['keys', 'Keys', Keys],
  ['webhooks', 'Webhooks', Webhooks],
  ['ratings', 'Ratings', Ratings],
  ['audit', 'Audit log', Audit],
] as const;

/** What administrators look after. The server asks for the role on its own account. */
export function Administration({ part }: { part: string }) {
  const may = useMay('admin');
  if (!may) return <Nothing>Requires the admin role.</Nothing>;
  const Chosen = PARTS.find(([path]) => path === part)?.[2];
  return (
    <div className="page">
      <nav className="tabs" aria-label="Administration">
        {PARTS.map(([path, title]) => (
          <Link key={path} href={`/admin/${path}`} className="tab" aria-current={path === part ? 'page' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {Chosen ? <Chosen /> : <Nothing>Page not found.</Nothing>}
    </div>
  );
}
