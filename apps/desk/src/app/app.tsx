import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, lazy, Suspense } from 'react';
import { Link, Redirect, Route, Switch, useRoute } from 'wouter';
import { useSession, withReadableError, api, useBacklog, useChange, useHasRole } from '../api';
import { Candidates } from '../pages/candidates/candidates';
import { SignIn } from '../pages/sign-in';
import { Fault, Loading, PageBoundary, PageLoadError, useTitle, LanguageSelect } from '../ui';
import { t, translateCode } from '../messages';

export function App() {
  const session = useSession();
  const signedIn = session.data?.signed_in ?? null;
  const [was, setWas] = useState<'out' | 'in' | 'leaving'>('out');
  if (signedIn && was === 'out') setWas('in');
  useClearOnSignOut(signedIn === false);
  if (session.isPending) return <Loading what={t('app.theDesk')} />;
  if (!session.data) return <Fault error={session.error} />;
  if (session.data.signed_in) return <Desk onLeave={() => setWas('leaving')} />;
  return <SignIn session={session.data} lost={was === 'in'} onEnter={() => setWas('out')} />;
}

/** Clears cached data on sign-out, so that the next user cannot see it. */
function useClearOnSignOut(isSignedOut: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (isSignedOut) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  }, [isSignedOut, queries]);
}

/** A page that is loaded on first use. */
const page = <P, K extends string>(load: () => Promise<Record<K, ComponentType<P>>>, name: K) =>
  lazy(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => {
        throw new PageLoadError('a part of the desk did not come');
      },
    ),
  );

const Submit = page(() => import('../pages/submit/submit'), 'Submit');
const Topics = page(() => import('../pages/topics/topics'), 'Topics');
const TopicPage = page(() => import('../pages/topics/topic'), 'TopicPage');
const Investigations = page(() => import('../pages/investigation/investigations'), 'Investigations');
const InvestigationPage = page(() => import('../pages/investigation/investigation'), 'InvestigationPage');
const Capture = page(() => import('../pages/capture/capture'), 'Capture');
const ReportPage = page(() => import('../pages/report/report'), 'ReportPage');
const Administration = page(() => import('../pages/admin/administration'), 'Administration');
const Reviews = page(() => import('../pages/reviews/reviews'), 'Reviews');
const Metrics = page(() => import('../pages/metrics/metrics'), 'Metrics');
const OutletPage = page(() => import('../pages/outlets/outlet'), 'OutletPage');
const Engines = page(() => import('../pages/engines'), 'Engines');

/** Maps URLs to pages. A key remounts the page for another item. */
function Routes() {
  return (
    <Suspense fallback={<Loading what={t('app.thePage')} />}>
      <Switch>
        <Route path="/candidates" component={Candidates} />
        <Route path="/submit" component={Submit} />
        <Route path="/topics" component={Topics} />
        <Route path="/topics/:id">{({ id }) => <TopicPage key={id} id={Number(id)} />}</Route>
        <Route path="/investigations" component={Investigations} />
        <Route path="/investigations/:id">{({ id }) => <InvestigationPage key={id} id={Number(id)} />}</Route>
        <Route path="/investigations/:id/report">{({ id }) => <ReportPage key={id} id={Number(id)} />}</Route>
        <Route path="/investigations/:id/sources/:source">
          {({ id, source }) => <Capture key={`${id} ${source}`} id={Number(id)} source={Number(source)} />}
        </Route>
        <Route path="/reviews">{() => <Reviews />}</Route>
        <Route path="/reviews/:id">{({ id }) => <Reviews chosen={Number(id)} />}</Route>
        <Route path="/figures" component={Metrics} />
        <Route path="/outlets/:site">{({ site }) => <OutletPage key={site} site={decodeURIComponent(site)} />}</Route>
        <Route path="/engines" component={Engines} />
        <Route path="/admin/:part?">{({ part }) => <Administration part={part} />}</Route>
        <Route path="/">
          <Redirect to="/candidates" replace />
        </Route>
        <Route component={NoSuchPage} />
      </Switch>
    </Suspense>
  );
}

/** Shown for unknown URLs. */
function NoSuchPage() {
  useTitle(t('app.pageNotFound'));
  return (
    <div className="page">
      <h1>{t('app.pageNotFound')}</h1>
      <p>{t.rich('app.chooseAPageAboveOr', { link: (chunks) => <Link href="/candidates">{chunks}</Link> })}</p>
    </div>
  );
}

const NAV_LINKS = [
  ['/candidates', t('app.candidates')],
  ['/topics', t('app.topics')],
  ['/investigations', t('app.investigations')],
  ['/reviews', t('app.review')],
  ['/figures', t('app.metrics')],
  ['/engines', t('app.engines')],
] as const;

/** Navigation and signed-in user. */
function TopBar({ onLeave }: { onLeave: () => void }) {
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
    const show = () => link.current && centerInParent(link.current);
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

/** Scrolls the parent alone: `scrollIntoView` also moves the page. */
function centerInParent(link: HTMLElement): void {
  const { offsetLeft, offsetWidth, parentElement: nav } = link;
  if (nav) nav.scrollLeft = offsetLeft - nav.offsetLeft - (nav.clientWidth - offsetWidth) / 2;
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

function Desk({ onLeave }: { onLeave: () => void }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('app.skipToContent')}
      </button>
      <TopBar onLeave={onLeave} />
      <main ref={main} tabIndex={-1}>
        <PageBoundary>
          <Routes />
        </PageBoundary>
      </main>
    </>
  );
}
