import { lazy, Suspense, useRef } from 'react';
import { Link, Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { useBacklog, useMe } from './api/hooks';
import { Candidates } from './pages/candidates';
import { Loading, Nothing } from './ui/parts';

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
  const { data: me } = useMe();
  const { data: backlog } = useBacklog();
  return (
    <header className="top">
      <Link href="/candidates" className="brand">
        Corroborate
      </Link>
      <nav aria-label="Pages">
        {PLACES.map(([path, title]) => (
          <Link key={path} href={path} className={(active) => (active ? 'here' : '')}>
            {title}
            {path === '/reviews' && backlog && backlog.open > 0 ? (
              <span className="pill" aria-label={`${backlog.open} open`}>
                {backlog.open}
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      {me ? (
        <span className="me" title="Your name in what you decide">
          {me.actor}
        </span>
      ) : null}
    </header>
  );
}
