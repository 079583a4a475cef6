import { useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { answer, api, useBacklog, useChange, useMay, useSession } from '../api';

const PLACES = [
  ['/candidates', 'Candidates'],
  ['/topics', 'Topics'],
  ['/investigations', 'Investigations'],
  ['/reviews', 'Review'],
  ['/figures', 'Metrics'],
  ['/engines', 'Engines'],
] as const;

/** Navigation and signed-in user. */
export function TopBar({ onLeave }: { onLeave: () => void }) {
  const { data: backlog } = useBacklog();
  const [editor, admin] = [useMay('editor'), useMay('admin')];
  const open = backlog?.open ?? 0;
  return (
    <header className="top">
      <Link href="/candidates" className="brand">
        Corroborate
      </Link>
      <nav aria-label="Pages">
        {PLACES.map(([path, title]) => (
          <PlaceLink key={path} path={path} title={title} open={open} />
        ))}
        {editor ? <PlaceLink path="/submit" title="Submit a story" open={open} /> : null}
        {admin ? <PlaceLink path="/admin" title="Administration" open={open} /> : null}
      </nav>
      <SignedIn onLeave={onLeave} />
    </header>
  );
}

/** @param open number of waiting reviews; shown on one link, and shifts the links after it when loaded */
function PlaceLink({ path, title, open }: { path: string; title: string; open: number }) {
  const waiting = path === '/reviews' ? open : 0;
  const [inside] = useRoute(`${path}/*?`);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!inside) return undefined;
    // On a phone not all links fit, so the current one is scrolled into view.
    const show = () => void link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [inside, open]);
  return (
    <Link ref={link} href={path} className={inside ? 'here' : ''} aria-current={inside ? 'page' : undefined}>
      {title}
      {waiting > 0 ? (
        <span className="pill">
          {waiting}
          <span className="sr"> open</span>
        </span>
      ) : null}
    </Link>
  );
}

function SignedIn({ onLeave }: { onLeave: () => void }) {
  const { data: session } = useSession();
  const leave = useChange(() => answer(api.DELETE('/api/session')));
  if (!session?.actor) return null;
  return (
    <span className="me">
      <span title={`Signed in. Roles: ${session.roles.join(', ')}`}>{session.actor}</span>
      {session.auth_mode === 'none' ? null : (
        <button
          type="button"
          className="link"
          onClick={() => {
            onLeave();
            leave.mutate(undefined);
          }}
        >
          Sign out
        </button>
      )}
    </span>
  );
}
