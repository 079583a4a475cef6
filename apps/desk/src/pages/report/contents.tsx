import type { ReportSection } from '../../api';

/** Leads to the sections; those with nothing in them are hushed. */
export const Contents = ({ sections }: { sections: ReportSection[] }) => (
  <nav className="card contents" aria-label="Contents of the report">
    <h2>Contents</h2>
    <ol>
      {sections.map(({ id, title, empty }) => (
        <li key={id}>
          <a href={`#section-${id}`} className={empty ? 'hush' : undefined}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a href="#section-sources">Sources</a>
      </li>
    </ol>
  </nav>
);
