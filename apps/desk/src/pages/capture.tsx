import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Schemas } from '../api/client';
import { useCapture, useInvestigation } from '../api/hooks';
import { Fault, Loading, Nothing, useTitle, WebLink } from '../ui/parts';
import { count, moment, number, plain } from '../ui/words';

type CaptureAnswer = Schemas['CaptureAnswer'];
type Place = Schemas['CapturePassageAnswer'];

const VIA: Record<string, string> = {
  live: 'the page itself',
  archive: 'a copy in a web archive',
  reader: 'a copy by a reading service',
};

/** A page as it was read: plain text, never markup, with the passages that the case rests on. */
export function Capture({ id, source }: { id: number; source: number }) {
  const capture = useCapture(id, source);
  const { data: row } = useInvestigation(id);
  useTitle(capture.data?.title || 'Captured page');
  return (
    <div className="page capture">
      <p className="kicker">
        <Link href={`/investigations/${id}`}>← {row?.topic_title || `Investigation ${id}`}</Link>
      </p>
      <Fault error={capture.error} />
      {capture.isPending ? <Loading what="the captured page" /> : null}
      {capture.data ? <Sheet capture={capture.data} /> : null}
    </div>
  );
}

function Sheet({ capture }: { capture: CaptureAnswer }) {
  return (
    <div className="columns">
      <article className="card capture-page" aria-labelledby="capture-title">
        <p className="kicker">
          <strong>{capture.outlet ?? hostOf(capture.final_url)}</strong>
          {capture.byline ? <span>{capture.byline}</span> : null}
        </p>
        <h1 id="capture-title" className="headline">
          {capture.title || 'Without a title'}
        </h1>
        {capture.text === null ? (
          <Removed capture={capture} />
        ) : (
          <Text text={capture.text} passages={capture.passages} />
        )}
      </article>
      <aside className="card" aria-label="About this capture">
        <h2>The capture</h2>
        <dl className="facts stacked">
          <dt>Captured</dt>
          <dd>{moment(capture.captured_at)}</dd>
          <dt>Address</dt>
          <dd>
            <WebLink url={capture.final_url}>{capture.final_url}</WebLink>
          </dd>
          {capture.url === capture.final_url ? null : (
            <>
              <dt>Asked for</dt>
              <dd>{capture.url}</dd>
            </>
          )}
          <dt>Read from</dt>
          <dd>{VIA[capture.via] ?? capture.via}</dd>
          <dt>Reading</dt>
          <dd>
            {plain(capture.verdict)}
            {capture.verdict_reason ? `: ${capture.verdict_reason}` : ''}
          </dd>
          <dt>SHA-256 of the text</dt>
          <dd>
            <code className="hash">{capture.content_hash}</code>
          </dd>
        </dl>
        <p className="hush">This is the text alone, as it stood at that moment. The page may say something else now.</p>
      </aside>
    </div>
  );
}

function Removed({ capture: { removed_at, passages } }: { capture: CaptureAnswer }) {
  return (
    <>
      <p className="note" role="status">
        <strong>The text is no longer kept.</strong> It was let go on {moment(removed_at)}, as this installation is set
        to. The hash stays, so that a copy can be compared with it.
      </p>
      {passages.length > 0 ? (
        <>
          <h2>What the case quotes from it</h2>
          {passages.map(({ quote, start }) => (
            <blockquote key={start} className="passage">
              <mark>{quote}</mark>
            </blockquote>
          ))}
        </>
      ) : null}
    </>
  );
}

function Text({ text, passages }: { text: string; passages: Place[] }) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: some browsers answer with a promise, and React would call it as what ends the effect.
    first.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  const marked = merged(passages, text.length);
  if (!text.trim()) return <Nothing>The page gave no text that could be read.</Nothing>;
  const key = passages[0]?.start ?? -1;
  return (
    <>
      <p className="hush capture-count">
        {number(text.split(/\s+/).filter(Boolean).length)} words,{' '}
        {marked.length ? `${count(marked.length, 'passage')} the case rests on` : 'no passage the case rests on'}
      </p>
      <div className="capture-text">
        {segments(text, marked).map(({ start, end, mark }) =>
          mark ? (
            <mark
              key={start}
              ref={start <= key && key < end ? first : undefined}
              className={start <= key && key < end ? 'key' : undefined}
            >
              {text.slice(start, end)}
            </mark>
          ) : (
            <span key={start}>{text.slice(start, end)}</span>
          ),
        )}
      </div>
    </>
  );
}

interface Span {
  start: number;
  end: number;
}

/** Passages that touch are one. */
function merged(passages: Span[], length: number): Span[] {
  const sorted = passages
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  for (const span of sorted) {
    const last = spans.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else spans.push({ ...span });
  }
  return spans;
}

function segments(text: string, marks: Span[]): (Span & { mark: boolean })[] {
  const parts = marks.flatMap((mark, index) => [
    { start: marks[index - 1]?.end ?? 0, end: mark.start, mark: false },
    { ...mark, mark: true },
  ]);
  return [...parts, { start: marks.at(-1)?.end ?? 0, end: text.length, mark: false }].filter(
    ({ start, end }) => end > start,
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
