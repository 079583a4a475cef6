import type { Download } from '@corroborate/client';
import { CorroborateError } from '@corroborate/domain';
import { readZip, type FolderFile, type ClaimReviews, type ReportDepth, type ReportFormat } from '@corroborate/report';
import { idParams, createServerClient, mapErrors, type Server } from './server';

export interface ReportRequest {
  format: ReportFormat;
  depth?: ReportDepth;
}

const MEDIA_TYPES: Record<Exclude<ReportFormat, 'json'>, string> = {
  markdown: 'text/markdown',
  html: 'text/html',
  pdf: 'application/pdf',
};

/** Report of a case on a remote server, in the same form as a local report. */
export async function fetchReport(
  server: Server,
  id: number,
  { format, depth }: ReportRequest,
): Promise<string | Buffer> {
  const client = createServerClient(server);
  const init = { params: { path: { id }, query: { format, ...(depth ? { depth } : {}) } } };
  const path = '/api/investigations/{id}/report';
  if (format === 'json') return `${JSON.stringify(await mapErrors(() => client.GET(path, init)), null, 2)}\n`;
  const came = await mapErrors(() => client.download(path, init));
  if (isExpectedDownload(came, MEDIA_TYPES[format])) return Buffer.from(came.bytes);
  // Without a browser, the server returns a printable page instead of a PDF, and no file name.
  if (format === 'pdf' && came.mediaType === MEDIA_TYPES.html) throw noBrowserError();
  throw unexpectedResponseError(`a report in ${format} format`);
}

/** The case folder from a remote server, identical to a local export. */
export const fetchFolder = async (server: Server, id: number): Promise<FolderFile[]> =>
  readZip(await fetchArchive(server, id));

/** The case folder as a ZIP archive. */
export async function fetchArchive(server: Server, id: number): Promise<Uint8Array> {
  const came = await mapErrors(() =>
    createServerClient(server).download('/api/investigations/{id}/folder.zip', idParams(id)),
  );
  if (isExpectedDownload(came, 'application/zip')) return came.bytes;
  throw unexpectedResponseError('a case folder');
}

export async function fetchClaimReviews(server: Server, id: number, url: string): Promise<ClaimReviews> {
  const params = { path: { id }, query: { url } };
  const path = '/api/investigations/{id}/claim-reviews';
  const { reviews, withheld } = await mapErrors(() => createServerClient(server).GET(path, { params }));
  const rest = withheld.map(({ claim_id: claimId, ...same }) => ({ claimId, ...same }));
  return { reviews, withheld: rest } as unknown as ClaimReviews;
}

/** Whether the response is our file: a page inserted by a proxy or sign-in has no file name. */
const isExpectedDownload = ({ mediaType, name }: Download, wanted: string): boolean =>
  mediaType === wanted && name !== null;

const noBrowserError = (): CorroborateError =>
  new CorroborateError('upstream-failed', 'That server cannot create PDFs: it has no browser configured.', {
    hint: 'Use --format html and print that, or set BROWSER_PATH on the server.',
  });

const unexpectedResponseError = (what: string): CorroborateError =>
  new CorroborateError('upstream-failed', `The response is not ${what}.`, {
    hint: 'Check the address: a proxy or sign-in page may be in front of the server.',
  });
