import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { useCandidates, useChange, useFacets, useMay, useRelated, type CandidateFilter } from '../api/hooks';
import { startMany, type Progress, type Started } from '../api/start-many';
import type { Candidate, Estimate, Mode, Priority } from '../api/types';
import { Fault, Field, Loading, Nothing, useTitle } from '../ui/parts';
import { RelatedLink, relatedWords } from './case/related';
import { count, day, dollars, duration, number, plain } from '../ui/words';

const ROW = 44;
/** The head stays on top of the rows. */
const HEAD = 33;
/** Rows left below the last one shown when the next page is asked for. */
const AHEAD = 60;
const MODES: Mode[] = ['quick', 'detailed', 'exhaustive'];
const PRIORITIES: Priority[] = ['high', 'normal', 'low'];

export function Candidates() {
  useTitle('Candidates');
  const [filter, setFilter] = useState<CandidateFilter>({ q: '', category: '', minScore: 0, sort: 'score' });
  const { data: facets } = useFacets();
  const found = useCandidates(useDeferredValue(filter));
  const topics = useMemo(() => found.data?.pages.flatMap(({ topics: page }) => page) ?? [], [found.data]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const may = useMay('editor');
  return (
    <div className="page candidates">
      <div className="page-head">
        <h1>Candidates</h1>
        <p className="hush">Topics nobody could verify yet, worth an investigation.</p>
      </div>
      <Filters filter={filter} categories={facets?.categories ?? []} onChange={setFilter} />
      <Fault error={found.error} />
      {found.isPending ? <Loading what="candidates" /> : null}
      {found.isSuccess ? (
        <Table
          topics={topics}
          more={found.hasNextPage}
          chosen={chosen}
          onChoose={setChosen}
          mayChoose={may}
          onNearEnd={() => void (found.hasNextPage && !found.isFetchingNextPage && found.fetchNextPage())}
        />
      ) : null}
      {may ? <BulkBar chosen={chosen} estimates={facets?.estimates ?? []} onDone={() => setChosen(new Set())} /> : null}
    </div>
  );
}

function Filters({
  filter,
  categories,
  onChange,
}: {
  filter: CandidateFilter;
  categories: string[];
  onChange: (filter: CandidateFilter) => void;
}) {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLTextAreaElement ||
        event.target instanceof HTMLSelectElement
      )
        return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <Field label="Search titles">
        <input
          ref={search}
          type="search"
          maxLength={200}
          value={filter.q}
          placeholder="Press / to search"
          onChange={(event) => onChange({ ...filter, q: event.target.value })}
        />
      </Field>
      <Field label="Category">
        <select value={filter.category} onChange={(event) => onChange({ ...filter, category: event.target.value })}>
          <option value="">All</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field label="Newsworthiness">
        <select
          value={filter.minScore}
          onChange={(event) => onChange({ ...filter, minScore: Number(event.target.value) })}
        >
          <option value={0}>Any</option>
          {[60, 70, 80, 90].map((score) => (
            <option key={score} value={score}>
              {score} or more
            </option>
          ))}
        </select>
      </Field>
      <Field label="Order">
        <select
          value={filter.sort}
          onChange={(event) => onChange({ ...filter, sort: event.target.value as CandidateFilter['sort'] })}
        >
          <option value="score">Most newsworthy</option>
          <option value="latest">Latest received</option>
        </select>
      </Field>
    </form>
  );
}

interface TableProps {
  topics: Candidate[];
  more: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onNearEnd: () => void;
  /** What cannot be started is not chosen. */
  mayChoose: boolean;
}

function Table({ topics, more, chosen, onChoose: choose, onNearEnd, mayChoose }: TableProps) {
  const onChoose = mayChoose ? choose : () => undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const rows = useVirtualizer({
    count: topics.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    scrollPaddingStart: HEAD,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= topics.length - AHEAD) onNearEnd();
  }, [last, more, topics.length, onNearEnd]);
  const all = topics.length > 0 && topics.every(({ topic_id }) => chosen.has(topic_id));
  const pick = useSteady((index: number, id: number) => {
    setAt(index);
    onChoose(toggled(chosen, id));
  });
  const keys = useKeys(topics, at, chosen, onChoose, (index) => {
    setAt(index);
    rows.scrollToIndex(index);
  });
  if (topics.length === 0) return <Nothing>No candidate fits. Widen the search, or wait for the pipeline.</Nothing>;
  return (
    <div className={mayChoose ? 'grid' : 'grid no-pick'}>
      <div
        ref={scroller}
        className="grid-body"
        role="grid"
        tabIndex={0}
        aria-label={mayChoose ? 'Candidates: arrow keys move, Space chooses' : 'Candidates: arrow keys move'}
        aria-rowcount={more ? -1 : topics.length + 1}
        aria-multiselectable={mayChoose}
        aria-activedescendant={
          topics[at] && shown.some(({ index }) => index === at) ? `topic-${topics[at].topic_id}` : undefined
        }
        onKeyDown={keys}
      >
        <div className="grid-head" role="row" aria-rowindex={1}>
          <span role="columnheader" className="c-pick">
            <input
              type="checkbox"
              aria-label={`Choose all ${topics.length} loaded`}
              checked={all}
              onChange={() => onChoose(all ? new Set() : new Set(topics.map(({ topic_id }) => topic_id)))}
            />
          </span>
          <span role="columnheader">Topic</span>
          <span role="columnheader" className="c-cat">
            Category
          </span>
          <span role="columnheader" className="c-place">
            Place
          </span>
          <span role="columnheader" className="c-day">
            Event
          </span>
          <span role="columnheader" className="c-num">
            Sources
          </span>
          <span role="columnheader" className="c-num">
            Score
          </span>
        </div>
        <div className="grid-space" role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const topic = topics[index];
            if (!topic) return null;
            return (
              <Row
                key={topic.topic_id}
                topic={topic}
                index={index}
                start={start}
                picked={mayChoose ? chosen.has(topic.topic_id) : undefined}
                at={index === at}
                onPick={pick}
              />
            );
          })}
        </div>
      </div>
      <p className="grid-foot hush" role="status">
        <Duplicates topic={topics[at]} />
        {count(topics.length, 'candidate')} loaded{more ? '; more follow as you scroll' : ''}. ↑ ↓ move,{' '}
        {mayChoose ? 'Space chooses, Ctrl+A chooses all, ' : ''}/ searches.
      </p>
    </div>
  );
}

interface RowProps {
  topic: Candidate;
  index: number;
  /** Pixels below the first row. */
  start: number;
  /** Undefined where nothing can be chosen. */
  picked: boolean | undefined;
  at: boolean;
  onPick: (index: number, id: number) => void;
}

/** Drawn once: a frame of scrolling draws the rows that come into view and no other. */
const Row = memo(function Row({ topic, index, start, picked, at, onPick }: RowProps) {
  return (
    <div
      id={`topic-${topic.topic_id}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={picked}
      className={`grid-row${picked ? ' picked' : ''}${at ? ' at' : ''}`}
      style={{ transform: `translateY(${start}px)`, height: ROW }}
      onClick={() => onPick(index, topic.topic_id)}
    >
      <span role="gridcell" className="c-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={topic.title}
          checked={picked ?? false}
          onChange={() => undefined}
        />
      </span>
      <span role="gridcell" className="c-title" title={topic.title}>
        {topic.title}
      </span>
      <span role="gridcell" className="c-cat">
        {topic.category ? plain(topic.category) : '–'}
      </span>
      <span role="gridcell" className="c-place">
        {topic.location ?? '–'}
      </span>
      <span role="gridcell" className="c-day">
        {day(topic.event_date)}
      </span>
      <span role="gridcell" className="c-num">
        {topic.source_count}
      </span>
      <span role="gridcell" className="c-num">
        <b>{Math.round(topic.newsworthiness_score)}</b>
      </span>
    </div>
  );
});

/** One function for the life of the component, which does what the latest one would. */
function useSteady<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}

/** What editors know of the event already, for the row they are at; a hint, nothing is left out of the list. */
function Duplicates({ topic }: { topic: Candidate | undefined }) {
  const { data } = useRelated(topic?.topic_id);
  if (!data || data.same_event.length === 0 || !topic) return null;
  return (
    <span className="same-event">
      “{topic.title.slice(0, 60)}”: {relatedWords(data.same_event)}.{' '}
      {data.same_event.slice(0, 3).map((one) => (
        <RelatedLink key={one.topic_id} topic={one} />
      ))}{' '}
    </span>
  );
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 12,
  PageUp: -12,
  Home: -Infinity,
  End: Infinity,
};

function useKeys(
  topics: Candidate[],
  at: number,
  chosen: ReadonlySet<number>,
  onChoose: (chosen: ReadonlySet<number>) => void,
  go: (index: number) => void,
) {
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const topic = topics[at];
    if (step !== undefined) {
      const to = Math.min(topics.length - 1, Math.max(0, at + step));
      go(to);
      if (event.shiftKey && topic && topics[to]) onChoose(new Set([...chosen, topic.topic_id, topics[to].topic_id]));
    } else if (event.key === ' ' && topic) onChoose(toggled(chosen, topic.topic_id));
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onChoose(new Set(topics.map(({ topic_id }) => topic_id)));
    else if (event.key === 'Escape') onChoose(new Set());
    else return;
    event.preventDefault();
  };
}

function BulkBar({
  chosen,
  estimates,
  onDone,
}: {
  chosen: ReadonlySet<number>;
  estimates: Estimate[];
  onDone: () => void;
}) {
  const [mode, setMode] = useState<Mode>('detailed');
  const [priority, setPriority] = useState<Priority>('normal');
  const [approve, setApprove] = useState(false);
  const [progress, setProgress] = useState<Progress>({ done: 0, waiting: null });
  const [, go] = useLocation();
  const start = useChange(
    (ids: number[]) => startMany(ids, { mode, priority, await_approval: approve }, setProgress),
    ({ started, refused }) => {
      onDone();
      if (started.length === 1 && refused.length === 0) go(`/investigations/${started[0]}`);
    },
  );
  const estimate = estimates.find((one) => one.mode === mode);
  if (chosen.size === 0 && !start.data && !start.isPending) return null;
  return (
    <div className="bulk" role="region" aria-label="Start investigations">
      {chosen.size > 0 ? (
        <>
          <strong>{number(chosen.size)} chosen</strong>
          <Field label="Mode">
            <select value={mode} onChange={(event) => setMode(event.target.value as Mode)}>
              {MODES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Field>
          <Field label="Priority">
            <select value={priority} onChange={(event) => setPriority(event.target.value as Priority)}>
              {PRIORITIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Field>
          <label className="check">
            <input type="checkbox" checked={approve} onChange={(event) => setApprove(event.target.checked)} /> Show plan
            first
          </label>
          {estimate ? <Expected estimate={estimate} topics={chosen.size} /> : null}
          <button
            type="button"
            className="primary"
            disabled={start.isPending}
            onClick={() => start.mutate([...chosen])}
          >
            {start.isPending ? `Starting ${progress.done} of ${chosen.size} …` : `Investigate ${chosen.size}`}
          </button>
        </>
      ) : null}
      {start.isPending && progress.waiting !== null ? (
        <p className="busy" role="status">
          The server takes no more just now. Going on in {progress.waiting} s;{' '}
          {count(chosen.size - progress.done, 'topic')} left.
        </p>
      ) : null}
      {start.data && chosen.size === 0 ? <Outcome {...start.data} /> : null}
      <Fault error={start.error} />
    </div>
  );
}

function Expected({ estimate, topics }: { estimate: Estimate; topics: number }) {
  const basis = estimate.measured ? `from the last ${estimate.measured}` : 'assumed; none was measured yet';
  return (
    <span className="expected" title={basis}>
      about <b>{duration(estimate.seconds)}</b> and <b>{dollars(estimate.cost_usd)}</b> each
      {topics > 1 ? <>, {dollars(estimate.cost_usd * topics)} in all</> : null}
    </span>
  );
}

function Outcome({ started, refused }: Started) {
  return (
    <div role="status" className="outcome">
      <strong>{count(started.length, 'investigation')} started.</strong> <a href="#/investigations">Follow them</a>
      {refused.length ? (
        <details>
          <summary>{count(refused.length, 'topic')} refused</summary>
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
