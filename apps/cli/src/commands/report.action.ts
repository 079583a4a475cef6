import { writeFile } from 'node:fs/promises';
import { loadSettings, type Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { withDatabase } from './with-database';
import { CorroborateError, orNotFound, pluralize, systemClock } from '@corroborate/domain';
import {
  CaseFolderService,
  CaseReportService,
  type CaseReportInput,
  type ExportedDocument,
} from '@corroborate/casework';
import {
  claimReviews,
  composeReport,
  buildFolderName,
  renderPdf,
  reportHtml,
  reportJson,
  reportMarkdown,
  buildZip,
  type ClaimReviews,
  type FolderFile,
  type Report,
  type ReportFormat,
} from '@corroborate/report';
import { print } from '@corroborate/terminal';
import { fetchArchive, fetchClaimReviews, fetchFolder, fetchReport, type ReportRequest } from '../remote/remote.report';
import type { Server } from '../remote/server';
import { resolveServer, type ServerOptions } from '../remote/server.options';
import { findCaseFolder, commitRounds, requireGit } from './case.repository';
import { findFileText, writeFolder } from './folder.writer';

export interface ReportOptions extends ServerOptions, ReportRequest {
  out?: string;
  article?: boolean;
  folder?: string;
  git?: boolean;
}

export async function writeReport(id: number, options: ReportOptions): Promise<void> {
  const { format, depth, out, article, folder, git = false, ...where } = options;
  if (folder !== undefined) return writeCaseFolder(id, { folder, git, ...where });
  if (git) throw new CorroborateError('invalid-input', '--git is for case folders.', { hint: 'Add --folder <dir>.' });
  if (article) return writeDocument(await readArticle(id, where), out);
  if (format === 'pdf' && out === undefined)
    throw new CorroborateError('invalid-input', 'A PDF cannot be printed to the terminal.', {
      hint: 'Add --out <file>.',
    });
  const settings = loadSettings();
  const server = resolveServer(where, settings);
  if (server) return writeDocument(await fetchReport(server, id, { format, depth }), out);
  const written = await exportFromCase(id, settings, async (found) => {
    const composed = composeReport(found, depth);
    const made = await renderReport(composed, format, settings);
    return { made, handed: { form: format, depth: composed.depth, body: made } };
  });
  return writeDocument(written, out);
}

async function readArticle(id: number, where: ServerOptions): Promise<string> {
  return findFileText(await loadFolderFiles(id, where), 'articles.md');
}

async function loadFolderFiles(id: number, where: ServerOptions): Promise<FolderFile[]> {
  const settings = loadSettings();
  const server = resolveServer(where, settings);
  return server ? fetchFolder(server, id) : (await buildCaseFolder(id, settings)).files;
}

/** Writes the case folder, named by its topic, into `folder`. */
async function writeCaseFolder(
  id: number,
  { folder, git, ...where }: ServerOptions & { folder: string; git: boolean },
): Promise<void> {
  if (git) await requireGit();
  const files = await loadFolderFiles(id, where);
  const slug = /^ {2}"case_id": "([a-z0-9-]{1,60})",$/m.exec(findFileText(files, '_state.json'))?.[1] ?? '';
  // Titles without ASCII words only have the slug `case-ID`, which is left out.
  const dir = await findCaseFolder(folder, buildFolderName(id, slug === `case-${id}` ? '' : slug));
  await writeFolder(files, dir);
  const commits = git ? `, ${pluralize(await commitRounds(files, dir), 'commit')}` : '';
  print(`${pluralize(files.length, 'file')} written to ${dir}${commits}\n`);
}

async function writeDocument(written: string | Buffer, out: string | undefined): Promise<void> {
  if (out === undefined) return print(written.toString());
  await writeFile(out, written);
  print(`Written: ${out}\n`);
}

async function renderReport(made: Report, format: ReportFormat, { BROWSER_PATH }: Settings): Promise<string | Buffer> {
  switch (format) {
    case 'markdown':
      return reportMarkdown(made);
    case 'html':
      return reportHtml(made);
    case 'json':
      return `${JSON.stringify(reportJson(made), null, 2)}\n`;
    case 'pdf':
      if (BROWSER_PATH) return renderPdf(reportHtml(made, 'none'), BROWSER_PATH);
      throw new CorroborateError('invalid-configuration', 'No browser is configured for PDF output.', {
        hint: 'Set BROWSER_PATH to a Chromium browser, or use --format html and print that.',
      });
  }
}

/** Writes a folder, or an archive if the output name has an archive extension. */
export async function exportCase(id: number, { out, ...where }: ServerOptions & { out: string }): Promise<void> {
  const settings = loadSettings();
  const server = resolveServer(where, settings);
  if (/\.zip$/i.test(out)) return exportArchive(id, out, { server, settings });
  const files = server ? await fetchFolder(server, id) : (await buildCaseFolder(id, settings)).files;
  await writeFolder(files, out);
  print(`${pluralize(files.length, 'file')} written to ${out}\n`);
}

async function exportArchive(
  id: number,
  out: string,
  { server, settings }: { server: Server | null; settings: Settings },
): Promise<void> {
  await writeFile(out, server ? await fetchArchive(server, id) : (await buildCaseFolder(id, settings)).archive);
  print(`Written: ${out}\n`);
}

/** Builds the case as files and as an archive, which is byte-for-byte reproducible. */
function buildCaseFolder(id: number, settings: Settings) {
  return exportFromCase(id, settings, async (found, db) => {
    const files = await new CaseFolderService(db, settings).buildFiles(found);
    const archive = buildZip(files, buildFolderName(id, found.data.topic.title));
    return { made: { files, archive }, handed: { form: 'folder', depth: null, body: archive } };
  });
}

export async function printClaimReviews(id: number, { url, ...where }: ServerOptions & { url: string }): Promise<void> {
  const settings = loadSettings();
  if (!/^https?:\/\/[^\s/]+/i.test(url))
    throw new CorroborateError('invalid-input', 'The URL of the fact-check page must start with http:// or https://.');
  const server = resolveServer(where, settings);
  const made = server ? await fetchClaimReviews(server, id, url) : await buildClaimReviews(id, url, settings);
  print(`${JSON.stringify(made, null, 2)}\n`);
}

function buildClaimReviews(id: number, url: string, settings: Settings): Promise<ClaimReviews> {
  const { PUBLISHER_NAME: name, PUBLISHER_URL: home } = settings;
  const publisher = name === undefined ? null : { name, url: home ?? null };
  return exportFromCase(id, settings, (found) => {
    const made = claimReviews({ ...found, url, publisher });
    return { made, handed: { form: 'claim-reviews', depth: null, body: JSON.stringify(made) } };
  });
}

interface ExportResult<T> {
  made: T;
  /** Export format as recorded in the evidence chain. */
  handed: ExportedDocument;
}

/** @throws CorroborateError `not-found` if there is no decided case with this id. */
async function exportFromCase<T>(
  id: number,
  settings: Settings,
  make: (found: CaseReportInput, db: Database) => ExportResult<T> | Promise<ExportResult<T>>,
): Promise<T> {
  return withDatabase(async (db) => {
    const reports = new CaseReportService(db, systemClock);
    const { made, handed: leaves } = await make(
      orNotFound(
        await reports.loadCase(id),
        `Investigation ${id} does not exist or is not decided.`,
        'Reports are available for completed investigations only.',
      ),
      db,
    );
    await reports.recordExport(id, leaves);
    return made;
  }, settings);
}
