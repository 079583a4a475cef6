import { Link } from 'wouter';
import { type Depth, folderAddress, type Format, reportAddress, reportAsMarkdown } from '../../api';
import { CopyButton } from '../../ui';

export const DEPTHS: [Depth, string, string][] = [
  ['brief', 'Brief', 'at most 250 words'],
  ['report', 'Report', 'at most 1,200 words'],
  ['file', 'File', 'everything, with every quote'],
];

const FILES: [Format, string, string][] = [
  ['markdown', 'Markdown', 'md'],
  ['html', 'HTML', 'html'],
  ['json', 'JSON', 'json'],
];

interface ToolsProps {
  id: number;
  depth: Depth;
}

export function Tools({ id, depth }: ToolsProps) {
  return (
    <section className="card report-tools" aria-labelledby="tools-title">
      <h2 id="tools-title">Export</h2>
      <Depths id={id} depth={depth} />
      <p className="button-row">
        <CopyButton text={() => reportAsMarkdown(id, depth)}>Copy as Markdown</CopyButton>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </p>
      <Files id={id} depth={depth} />
    </section>
  );
}

function Depths({ id, depth }: ToolsProps) {
  const [, , words] = DEPTHS.find(([known]) => known === depth) ?? [];
  return (
    <>
      <nav className="tabs" aria-label="Depth of the report">
        {DEPTHS.map(([one, title, hint]) => (
          <Link
            key={one}
            href={`/investigations/${id}/report?depth=${one}`}
            className="tab"
            title={hint}
            aria-current={one === depth ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {words ? <p className="hush depth-words">{words}</p> : null}
    </>
  );
}

/** A PDF, or the page that explains how to print one, opens in a new tab. */
function Files({ id, depth }: ToolsProps) {
  return (
    <>
      <h3>Download</h3>
      <p className="button-row">
        {FILES.map(([format, title, ending]) => (
          <a
            key={format}
            className="button"
            href={reportAddress(id, format, depth)}
            download={`report-${id}.${ending}`}
          >
            {title}
          </a>
        ))}
        <a className="button" href={reportAddress(id, 'pdf', depth)} target="_blank" rel="noopener">
          PDF
        </a>
        <a className="button" href={folderAddress(id)} download={`case-${id}.zip`}>
          Case folder
        </a>
      </p>
      <p className="hush">The case folder contains the report, all lists and the captured texts with hashes.</p>
    </>
  );
}
