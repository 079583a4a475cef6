import { Link } from 'wouter';
import { folderAddress, reportAddress, reportAsMarkdown, type Depth, type Format } from '../../api/reports';
import { CopyButton } from '../../ui/copy-button';

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

/** How much of it, and in which form it is handed on. */
export function Tools({ id, depth }: ToolsProps) {
  return (
    <section className="card report-tools" aria-labelledby="tools-title">
      <h2 id="tools-title">Hand it on</h2>
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

/** What a browser fetches by itself; a PDF opens beside the desk, or the page that says how to print one. */
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
      <p className="hush">The case folder has the report, every list, and the captured texts with their hashes.</p>
    </>
  );
}
