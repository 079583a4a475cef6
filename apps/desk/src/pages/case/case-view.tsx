import { Fragment, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Tabs } from '../../ui';
import { CaseDrawer } from './case-drawer';
import type { CaseProps } from './case-props';
import { checksTab, claimsTab, fileTab, sourcesTab, storyTab, type CaseTab } from './case-tabs';
import { parseDrawerAnchor } from './drawer-anchor';
import { CaseNames, sourceNames } from './refs';
import { VerdictCard } from './verdict';
import { t } from '../../messages';

/** A concluded case: the verdict, and everything else in five tabs. */
export function CaseView(props: CaseProps) {
  const tabs = [sourcesTab, claimsTab, storyTab, checksTab, fileTab].map((tab) => tab(props));
  const [params] = useSearchParams();
  const [path, go] = useLocation();
  const anchor = useLocationProperty(() => location.hash).slice(1);
  const open = findTab(tabs, anchor, params.get('tab'));
  useScrollToAnchor(parseDrawerAnchor(anchor) ? '' : anchor, open.id);
  const show = (id: string) => go(`${path}?tab=${id}`, { replace: true });
  return (
    <CaseNames value={sourceNames(props.result)}>
      <VerdictCard {...props} />
      <Tabs label={t('case.partsOfTheCase')} tabs={tabs} open={open.id} onOpen={show}>
        <p className="tab-summary">{open.summary}</p>
        {open.parts.map(({ name, body, found }) => (found ? <Fragment key={name}>{body}</Fragment> : null))}
        <NothingFound tab={open} />
      </Tabs>
      <CaseDrawer anchor={anchor} onClose={() => show(open.id)} {...props} />
    </CaseNames>
  );
}

/** The tab that contains the anchor, otherwise the requested one, otherwise the first. */
function findTab(tabs: CaseTab[], anchor: string, asked: string | null): CaseTab {
  const found = tabs.find(({ anchors }) => anchors.includes(anchor)) ?? tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (!found) throw new Error('a case has tabs');
  return found;
}

/** Jumps to the anchor again, in case it was not mounted when the URL changed. */
function useScrollToAnchor(anchor: string, tab: string): void {
  useEffect(() => {
    const target = anchor ? document.getElementById(anchor) : null;
    if (!target) return;
    target.querySelector('details')?.setAttribute('open', '');
    if (!target.matches(':target')) location.replace(`#${anchor}`);
    target.scrollIntoView({ block: 'start' });
  }, [anchor, tab]);
}

/** Lists empty parts in one line, with the reason if parts were skipped. */
function NothingFound({ tab: { parts, note } }: { tab: CaseTab }) {
  const empty = parts.filter(({ found }) => found === false).map(({ name }) => name);
  if (empty.length === 0) return null;
  return (
    <p className="hush nothing-found">
      {t('case.nothingFoundEmptyNote', { empty: empty.join(', '), note: note ?? '' })}
    </p>
  );
}
