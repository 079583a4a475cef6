import type { ReactNode } from 'react';
import { Problem } from '../api';

/** A refusal with what to do about it. */
export function Fault({ error }: { error: unknown }) {
  if (!error) return null;
  const {
    message,
    hint,
    items: faults,
  } = error instanceof Problem ? error : { message: String((error as Error).message ?? error), hint: '', items: [] };
  const items = faults.map(({ detail }) => detail);
  return (
    <div className="fault" role="alert">
      <strong>{message}</strong>
      {items.length > 1 || (items[0] && items[0] !== message) ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {hint ? <p>{hint}</p> : null}
    </div>
  );
}

export const Loading = ({ what }: { what: string }) => (
  <p className="hush" role="status">
    Loading {what} …
  </p>
);

export const Nothing = ({ children }: { children: ReactNode }) => <p className="nothing">{children}</p>;
