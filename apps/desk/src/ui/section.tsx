import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A card with a heading; with an id it can be jumped to. */
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
