import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Redirect, Route, Router, Switch, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { answer, api } from './api/client';
import { useChange } from './api/change';
import { useBacklog } from './api/reviews';
import { useMay, useSession } from './api/session';
import { Candidates } from './pages/candidates/candidates';
import { SignIn } from './pages/sign-in';
import { PageBoundary, PartMissing } from './ui/boundary';
import { Fault, Loading, Nothing } from './ui/messages';

const missing = () => {
  throw new PartMissing('a part of the desk did not come');
};
const Investigations = lazy(() =>
  import('./pages/investigation/investigations').then(({ Investigations: page }) => ({ default: page }), missing),
);
const InvestigationPage = lazy(() =>
  import('./pages/investigation/investigation').then(({ InvestigationPage: page }) => ({ default: page }), missing),
);
const Capture = lazy(() => import('./pages/capture/capture').then(({ Capture: page }) => ({ default: page }), missing));
const Administration = lazy(() =>
  import('./pages/admin/administration').then(({ Administration: page }) => ({ default: page }), missing),
);
const Reviews = lazy(() => import('./pages/reviews/reviews').then(({ Reviews: page }) => ({ default: page }), missing));
const Metrics = lazy(() => import('./pages/metrics/metrics').then(({ Metrics: page }) => ({ default: page }), missing));
const Engines = lazy(() => import('./pages/engines').then(({ Engines: page }) => ({ default: page }), missing));

const PLACES = [
  ['/candidates', 'Candidates'],
  ['/investigations', 'Investigations'],
  ['/reviews', 'Review'],
  ['/metrics', 'Metrics'],
  ['/engines', 'Engines'],
] as const;

/** Places stand behind the `#`, so that no address of the desk can meet one of the server. */
export function App() {
  const session = useSession();
  const signedIn = session.data?.signed_in ?? null;
  const [was, setWas] = useState<'out' | 'in' | 'leaving'>('out');
  if (signedIn && was === 'out') setWas('in');
  useForgetting(signedIn === false);
  if (session.isPending) return <Loading what="the desk" />;
  if (!session.data) return <Fault error={session.error} />;
  if (session.data.signed_in) return <Desk onLeave={() => setWas('leaving')} />;
  return <SignIn session={session.data} lost={was === 'in'} onEnter={() => setWas('out')} />;
}

/** What one person was shown is not kept for the next. */
function useForgetting(nobody: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (nobody) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  }, [nobody, queries]);
}

function Desk({ onLeave }: { onLeave: () => void }) {
  const main = useRef<HTMLElement>(null);
  return (
    <Router hook={useHashLocation}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <TopBar onLeave={onLeave} />
      <main ref={main} tabIndex={-1}>
        <PageBoundary>
          <Suspense fallback={<Loading what="the page" />}>
            <Switch>
              <Route path="/candidates" component={Candidates} />
              <Route path="/investigations" component={Investigations} />
              <Route path="/investigations/:id">{({ id }) => <InvestigationPage key={id} id={Number(id)} />}</Route>
              <Route path="/investigations/:id/sources/:source">
                {({ id, source }) => <Capture key={`${id} ${source}`} id={Number(id)} source={Number(source)} />}
              </Route>
              <Route path="/reviews">{() => <Reviews />}</Route>
              <Route path="/reviews/:id">{({ id }) => <Reviews chosen={Number(id)} />}</Route>
              <Route path="/metrics" component={Metrics} />
              <Route path="/engines" component={Engines} />
              <Route path="/admin/:part?">{({ part }) => <Administration part={part ?? 'keys'} />}</Route>
              <Route path="/">
                <Redirect to="/candidates" replace />
              </Route>
              <Route>
                <Nothing>There is no such page.</Nothing>
              </Route>
            </Switch>
          </Suspense>
        </PageBoundary>
      </main>
    </Router>
  );
}

function TopBar({ onLeave }: { onLeave: () => void }) {
  const { data: backlog } = useBacklog();
  const admin = useMay('admin');
  return (
    <header className="top">
      <Link href="/candidates" className="brand">
        Corroborate
      </Link>
      <nav aria-label="Pages">
        {PLACES.map(([path, title]) => (
          <Place key={path} path={path} title={title} waiting={path === '/reviews' ? (backlog?.open ?? 0) : 0} />
        ))}
        {admin ? <Place path="/admin" title="Administration" waiting={0} /> : null}
      </nav>
      <Who onLeave={onLeave} />
    </header>
  );
}

function Place({ path, title, waiting }: { path: string; title: string; waiting: number }) {
  const [inside] = useRoute(`${path}/*?`);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!inside) return undefined;
    // On a telephone the names do not all fit; the one of this page is in sight.
    const show = () => void link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [inside]);
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

function Who({ onLeave }: { onLeave: () => void }) {
  const { data: session } = useSession();
  const leave = useChange(() => answer(api.DELETE('/api/session')));
  if (!session?.actor) return null;
  return (
    <span className="me">
      <span title={`Your name in what you decide. Roles: ${session.roles.join(', ')}`}>{session.actor}</span>
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
