import { writeFile } from 'node:fs/promises';
import { loadSettings, type Settings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { caseToReport, type CaseToReport } from '@corroborate/investigation';
import {
  caseFolder,
  claimReviews,
  composeReport,
  pdfOf,
  reportHtml,
  reportJson,
  reportMarkdown,
  type Report,
  type ReportDepth,
  type ReportFormat,
} from '@corroborate/report';
import { print } from '@corroborate/terminal';
import { remoteReport } from '../remote/remote.report';
import { serverOf, type ServerOptions } from '../remote/server.options';
import { writeFolder } from './folder.writer';

/** How long a command waits for a database; processes that stay up wait longer. */
const WAIT_MS = 5_000;

export interface ReportOptions extends ServerOptions {
  format: ReportFormat;
  depth?: ReportDepth;
  out?: string;
}

export async function report(id: number, { format, depth, out, ...where }: ReportOptions): Promise<void> {
  const settings = loadSettings();
  const server = serverOf(where, settings);
  if (server) return handed(await remoteReport(server, id, { format, depth }), out);
  if (format === 'pdf' && out === undefined)
    throw new CorroborateError('invalid-input', 'A PDF is not printed to the terminal.', { hint: 'Add --out <file>.' });
  return handed(await rendered(composeReport(await decided(id, settings), depth), format, settings), out);
}

async function handed(written: string | Buffer, out: string | undefined): Promise<void> {
  if (out === undefined) return print(written.toString());
  await writeFile(out, written);
  print(`Written: ${out}\n`);
}

async function rendered(made: Report, format: ReportFormat, { BROWSER_PATH }: Settings): Promise<string | Buffer> {
  switch (format) {
    case 'markdown':
      return reportMarkdown(made);
    case 'html':
      return reportHtml(made);
    case 'json':
      return `${JSON.stringify(reportJson(made), null, 2)}\n`;
    case 'pdf':
      if (BROWSER_PATH) return pdfOf(reportHtml(made, 'none'), BROWSER_PATH);
      throw new CorroborateError('invalid-configuration', 'No browser is configured to make a PDF.', {
        hint: 'Set BROWSER_PATH to a Chromium, or take --format html and print that.',
      });
  }
}

export async function exportCase(id: number, dir: string): Promise<void> {
  const files = caseFolder(await decided(id, loadSettings()));
  await writeFolder(files, dir);
  print(`${files.length} files written to ${dir}\n`);
}

export async function printClaimReviews(id: number, url: string): Promise<void> {
  const settings = loadSettings();
  if (!/^https?:\/\/[^\s/]+/i.test(url))
    throw new CorroborateError('invalid-input', 'The page of a fact check is at an address such as https://….');
  const { data, decidedByPerson } = await decided(id, settings);
  const { PUBLISHER_NAME: name, PUBLISHER_URL: home } = settings;
  const publisher = name === undefined ? null : { name, url: home ?? null };
  print(`${JSON.stringify(claimReviews({ data, url, publisher, decidedByPerson }), null, 2)}\n`);
}

/** @throws CorroborateError `not-found` where there is no decided case of that number. */
async function decided(id: number, settings: Settings): Promise<CaseToReport> {
  const db = await openDatabase(settings, { waitMs: WAIT_MS });
  try {
    await db.migrate();
    const found = await caseToReport(db, id);
    if (found) return found;
    throw new CorroborateError('not-found', `There is no decided investigation ${id}.`, {
      hint: 'A report is made of an investigation that is completed.',
    });
  } finally {
    await db.close();
  }
}
