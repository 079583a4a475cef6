import { useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { withReadableError, api, useBacklog, useChange, useHasRole, useSession } from '../api';
import { t, translateCode } from '../messages';
import { LanguageSelect } from '../ui';

const NAV_LINKS = [
  ['/candidates', t('app.candidates')],
  ['/topics', t('app.topics')],
  ['/investigations', t('app.investigations')],
  ['/reviews', t('app.review')],
  ['/figures', t('app.metrics')],
  ['/engines', t('app.engines')],
] as const;

/** Navigation and signed-in user. */
export function TopBar({ onLeave }: { onLeave: () => void }) {
  const { data: backlog } = useBacklog();
  const [editor, admin] = [useHasRole('editor'), useHasRole('admin')];
  const open = backlog?.open ?? 0;
  return (
    <header className="top">
      <Link href="/candidates" className="brand">
        {t('app.corroborate')}
      </Link>
      <nav aria-label={t('app.pages')}>
        {NAV_LINKS.map(([path, title]) => (
          <NavLink key={path} path={path} title={title} open={open} />
        ))}
        {editor ? <NavLink path="/submit" title={t('app.submitAStory')} open={open} /> : null}
        {admin ? <NavLink path="/admin" title={t('app.administration')} open={open} /> : null}
      </nav>
      <SignedIn onLeave={onLeave} />
    </header>
  );
}

/** @param open number of waiting reviews, shown on one link; when it loads, the links after it shift */
function NavLink({ path, title, open }: { path: string; title: string; open: number }) {
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
          <span className="sr"> {t('app.open')}</span>
        </span>
      ) : null}
    </Link>
  );
}

function SignedIn({ onLeave }: { onLeave: () => void }) {
  const { data: session } = useSession();
  const leave = useChange(() => withReadableError(api.DELETE('/api/session')));
  if (!session?.actor) return null;
  const roles = session.roles.map(translateCode).join(', ');
  return (
    <span className="me">
      <LanguageSelect />
      <span title={t('app.signedInRolesRoles', { roles })}>{session.actor}</span>
      {session.auth_mode === 'none' ? null : (
        <button
          type="button"
          className="link"
          onClick={() => {
            onLeave();
            leave.mutate(undefined);
          }}
        >
          {t('app.signOut')}
        </button>
      )}
    </span>
  );
}
