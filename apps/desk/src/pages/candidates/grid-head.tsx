import { Fragment, type RefObject, useRef } from 'react';
import { Link } from 'wouter';
import { type Candidate, type CandidateFilter, useRelated } from '../../api';
import { Field, Form, Select, StateBadge, useKey, ReasonText } from '../../ui';
import { RelatedLink, relatedText } from '../case/related';
import { t, translateCode } from '../../messages';

/** Height of the sticky header in pixels. */
export const HEAD_HEIGHT = 33;

const COLUMNS: [title: string, look?: string][] = [
  [t('candidates.topic')],
  [t('candidates.category'), 'c-cat'],
  [t('candidates.place'), 'c-place'],
  [t('candidates.event'), 'c-day'],
  [t('candidates.sources'), 'c-num'],
  [t('candidates.newsValue'), 'c-num'],
];

export interface GridHeadProps {
  topics: Candidate[];
  chosen: ReadonlySet<number>;
  /** Null if the user cannot start investigations and therefore cannot select. */
  onChoose: ((chosen: ReadonlySet<number>) => void) | null;
}

export function GridHead({ topics, chosen, onChoose }: GridHeadProps) {
  const all = topics.every(({ topic_id }) => chosen.has(topic_id));
  return (
    <div className="grid-head" role="row" aria-rowindex={1}>
      <span role="columnheader" className="c-pick">
        <input
          type="checkbox"
          aria-label={t('candidates.selectAllCountLoaded', { count: topics.length })}
          checked={all}
          onChange={() => onChoose?.(all ? new Set() : new Set(topics.map(({ topic_id }) => topic_id)))}
        />
      </span>
      {COLUMNS.map(([title, look]) => (
        <span key={title} role="columnheader" className={look}>
          {title}
        </span>
      ))}
    </div>
  );
}

interface GridFootProps {
  /** The row with keyboard focus. */
  topic: Candidate | undefined;
  loaded: number;
  more: boolean;
  mayChoose: boolean;
}

export function GridFoot({ topic, loaded, more, mayChoose }: GridFootProps) {
  return (
    <p className="grid-foot hush" role="status">
      {topic?.verdict ? <LastVerdict verdict={topic.verdict} /> : null}
      <SameEvent topic={topic} />
      {t('candidates.candidatesLoadedDetailMoveDetail2', {
        loaded,
        detail: more ? t('candidates.moreFollowAsYouScroll') : '',
        detail2: mayChoose ? t('candidates.spaceSelectsCtrlASelects') : '',
      })}
    </p>
  );
}

const LastVerdict = ({ verdict }: { verdict: NonNullable<Candidate['verdict']> }) => (
  <>
    <StateBadge state={verdict.state} /> <ReasonText reason={verdict.reason_code} english={verdict.reason} />{' '}
    <Link href={`/investigations/${verdict.investigation_id}`}>{t('candidates.openCase')}</Link>.{' '}
  </>
);

const truncateTitle = (title: string) => (title.length > 90 ? `${title.slice(0, 89)}…` : title);

/** Existing topics on the same event. Only a hint: nothing is removed from the list. */
function SameEvent({ topic }: { topic: Candidate | undefined }) {
  const { data } = useRelated(topic?.topic_id);
  if (!data || data.same_event.length === 0 || !topic) return null;
  return (
    <span className="same-event">
      “{truncateTitle(topic.title)}”: {relatedText(data.same_event)}.{' '}
      {data.same_event.slice(0, 3).map((one, at) => (
        <Fragment key={one.topic_id}>
          {at > 0 ? '; ' : null}
          <RelatedLink topic={one} />
        </Fragment>
      ))}
      .{' '}
    </span>
  );
}

interface FiltersProps {
  filter: CandidateFilter;
  categories: string[];
  onChange: (filter: CandidateFilter) => void;
}

const SCORES = [60, 70, 80, 90].map((score) => [String(score), t('candidates.scoreOrMore', { score })] as const);

export function Filters({ filter, categories, onChange }: FiltersProps) {
  const search = useRef<HTMLInputElement>(null);
  useFocusOnSlash(search);
  const change = (part: Partial<CandidateFilter>) => onChange({ ...filter, ...part });
  return (
    <Form className="filters" role="search">
      <Field label={t('candidates.searchTitles')}>
        <input
          ref={search}
          type="search"
          maxLength={200}
          value={filter.q}
          placeholder={t('candidates.pressToSearch')}
          onChange={(event) => change({ q: event.target.value })}
        />
      </Field>
      <Select
        label={t('candidates.category')}
        value={filter.category}
        options={[['', t('candidates.all')], ...categories.map((one) => [one, translateCode(one)] as const)]}
        onChange={(category) => change({ category })}
      />
      <Select
        label={t('candidates.newsValue')}
        value={String(filter.minScore)}
        options={[['0', t('candidates.any')], ...SCORES]}
        onChange={(score) => change({ minScore: Number(score) })}
      />
      <Select
        label={t('candidates.order')}
        value={filter.sort}
        options={[
          ['score', t('candidates.highestNewsValue')],
          ['latest', t('candidates.newest')],
        ]}
        onChange={(sort) => change({ sort })}
      />
    </Form>
  );
}

/** Slash focuses the search, except inside a field. */
function useFocusOnSlash(field: RefObject<HTMLInputElement | null>): void {
  useKey((event) => {
    if (event.key !== '/') return;
    event.preventDefault();
    field.current?.focus();
  });
}
