import { Link } from 'wouter';
import { type Depth, folderUrl, type Format, reportUrl, fetchReportMarkdown } from '../../api';
import { CopyButton } from '../../ui';
import { t } from '../../messages';

export const DEPTHS: [Depth, string, string][] = [
  ['brief', t('report.brief'), t('report.atMost250Words')],
  ['report', t('report.report'), t('report.atMost1200Words')],
  ['file', t('report.file'), t('report.everythingWithEveryQuote')],
];

const FILE_FORMATS: [Format, string, string][] = [
  ['markdown', t('report.markdown'), 'md'],
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
      <h2 id="tools-title">{t('report.export')}</h2>
      <Depths id={id} depth={depth} />
      <p className="button-row">
        <CopyButton text={() => fetchReportMarkdown(id, depth)}>{t('report.copyAsMarkdown')}</CopyButton>
        <button type="button" onClick={() => window.print()}>
          {t('report.print')}
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
      <nav className="tabs" aria-label={t('report.depthOfTheReport')}>
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

/** Links to files. A PDF, or the page that explains how to print one, opens in a new tab. */
function Files({ id, depth }: ToolsProps) {
  return (
    <>
      <h3>{t('report.download')}</h3>
      <p className="button-row">
        {FILE_FORMATS.map(([format, title, ending]) => (
          <a key={format} className="button" href={reportUrl(id, format, depth)} download={`report-${id}.${ending}`}>
            {title}
          </a>
        ))}
        <a className="button" href={reportUrl(id, 'pdf', depth)} target="_blank" rel="noopener">
          {t('report.pdf')}
        </a>
        <a className="button" href={folderUrl(id)} download={`case-${id}.zip`}>
          {t('report.caseFolder')}
        </a>
      </p>
      <p className="hush">{t('report.theCaseFolderContainsThe')}</p>
    </>
  );
}
