import { lazy, Suspense, useRef } from 'react';
import { Link, Redirect, Route, Router, Switch, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { answer, api } from './api/client';
import { useBacklog, useChange, useSession } from './api/hooks';
import { Candidates } from './pages/candidates';
import { SignIn } from './pages/sign-in';
import { Fault, Loading, Nothing } from './ui/parts';

const Investigations = lazy(() => import('./pages/investigations').then(({ Investigations: page }) => ({ default: page })));
const InvestigationPage = lazy(() => import('./pages/investigation').then(({ InvestigationPage: page }) => ({ default: page })));
const Reviews = lazy(() => import('./pages/reviews').then(({ Reviews: page }) => ({ default: page })));
const Metrics = lazy(() => import('./pages/metrics').then(({ Metrics: page }) => ({ default: page })));
const Engines = lazy(() => import('./pages/engines').then(({ Engines: page }) => ({ default: page })));

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
  if (session.isPending) return <Loading what="the desk" />;
  if (!session.data) return <Fault error={session.error} />;
  return session.data.signed_in ? <Desk /> : <SignIn oidc={session.data.auth_mode === 'oidc'} />;
}

function Desk() {
  const main = useRef<HTMLElement>(null);
  return (
    <Router hook={useHashLocation}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <TopBar />
      <main ref={main} tabIndex={-1}>
        <Suspense fallback={<Loading what="the page" />}>
          <Switch>
            <Route path="/candidates" component={Candidates} />
            <Route path="/investigations" component={Investigations} />
            <Route path="/investigations/:id">{({ id }) => <InvestigationPage key={id} id={Number(id)} />}</Route>
            <Route path="/reviews">{() => <Reviews />}</Route>
            <Route path="/reviews/:id">{({ id }) => <Reviews chosen={Number(id)} />}</Route>
            <Route path="/metrics" component={Metrics} />
            <Route path="/engines" component={Engines} />
            <Route path="/">
              <Redirect to="/candidates" replace />
            </Route>
            <Route>
              <Nothing>There is no such page.</Nothing>
            </Route>
          </Switch>
        </Suspense>
      </main>
    </Router>
  );
}

function TopBar() {
  const { data: backlog } = useBacklog();
  return (
    <header className="top">
      <Link href="/candidates" className="brand">
        Corroborate
      </Link>
      <nav aria-label="Pages">
        {PLACES.map(([path, title]) => (
          <Place key={path} path={path} title={title} waiting={path === '/reviews' ? (backlog?.open ?? 0) : 0} />
        ))}
      </nav>
      <Who />
    </header>
  );
}

function Place({ path, title, waiting }: { path: string; title: string; waiting: number }) {
  const [inside] = useRoute(`${path}/*?`);
  return (
    <Link href={path} className={inside ? 'here' : ''} aria-current={inside ? 'page' : undefined}>
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

function Who() {
  const { data: session } = useSession();
  const leave = useChange(() => answer(api.DELETE('/api/session')));
  if (!session?.actor) return null;
  return (
    <span className="me">
      <span title="Your name in what you decide">{session.actor}</span>
      {session.auth_mode === 'none' ? null : (
        <button type="button" className="link" onClick={() => leave.mutate(undefined)}>
          Sign out
        </button>
      )}
    </span>
  );
}
