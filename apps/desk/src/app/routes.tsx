import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import { Candidates } from '../pages/candidates/candidates';
import { Loading, PageLoadError, useTitle } from '../ui';
import { t } from '../messages';

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
export function Routes() {
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
