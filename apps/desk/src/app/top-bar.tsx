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

/** The way to every page, and who is signed in. */
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

/** @param open how many reviews wait: one link shows it, and those behind it move when it comes */
function PlaceLink({ path, title, open }: { path: string; title: string; open: number }) {
  const waiting = path === '/reviews' ? open : 0;
  const [inside] = useRoute(`${path}/*?`);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!inside) return undefined;
    // On a telephone the names do not all fit; the one of this page is in sight.
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
