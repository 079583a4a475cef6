import { useEffect, useRef } from 'react';
import type { Schemas } from '../../api';
import { count, Nothing, number } from '../../ui';
import { merged, segments } from './spans';

interface CaptureTextProps {
  text: string;
  passages: Schemas['CapturePassageAnswer'][];
}

/** The first passage is in sight when the page opens. */
export function CaptureText({ text, passages }: CaptureTextProps) {
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: some browsers answer with a promise, and React would call it as what ends the effect.
    first.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  const marked = merged(passages, text.length);
  if (!text.trim()) return <Nothing>No readable text.</Nothing>;
  const key = passages[0]?.start ?? -1;
  return (
    <>
      <p className="hush capture-count">
        {number(text.split(/\s+/).filter(Boolean).length)} words,{' '}
        {marked.length ? `${count(marked.length, 'passage')} cited` : 'no cited passage'}
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
