import type { ReactNode } from 'react';
import { Problem } from '../api';
import { t } from '../messages';

/** Shows an error message with advice. */
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
    {t('ui.loadingWhat', { what })}
  </p>
);

export const EmptyState = ({ children }: { children: ReactNode }) => <p className="nothing">{children}</p>;

interface SectionProps {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A card with a heading; an id makes it a link target. */
export function Section({ id, title, aside, children }: SectionProps) {
  const heading = id ? `${id}-title` : undefined;
  return (
    <section className="card" id={id} aria-labelledby={heading}>
      <header className="card-head">
        <h2 id={heading}>{title}</h2>
        {aside ? <div className="aside">{aside}</div> : null}
      </header>
      {children}
    </section>
  );
}
