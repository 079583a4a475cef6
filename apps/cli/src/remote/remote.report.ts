import { createClient } from '@corroborate/client';
import { CorroborateError } from '@corroborate/domain';
import type { ReportDepth, ReportFormat } from '@corroborate/report';
import type { Server } from './remote.investigations';
import { faultOf } from './server.fault';

export interface ReportWish {
  format: ReportFormat;
  depth?: ReportDepth;
}

/**
 * The report of a case that a server elsewhere keeps, as text.
 * @throws CorroborateError `invalid-input` for forms that only a browser can have from it
 */
export async function remoteReport({ address, key }: Server, id: number, { format, depth }: ReportWish) {
  if (format === 'html' || format === 'pdf') throw onlyInBrowser(address, id, format);
  try {
    const params = { path: { id }, query: { format, ...(depth ? { depth } : {}) } };
    const got: unknown = await createClient({ baseUrl: address, key }).GET('/api/investigations/{id}/report', {
      params,
    });
    return typeof got === 'string' ? got : `${JSON.stringify(got, null, 2)}\n`;
  } catch (thrown) {
    throw thrown instanceof TypeError ? unusable(thrown) : faultOf(thrown);
  }
}

const onlyInBrowser = (address: string, id: number, format: string): CorroborateError =>
  new CorroborateError(
    'invalid-input',
    `From a server elsewhere the report comes as markdown or json, not as ${format}.`,
    {
      hint: `Open ${address.replace(/\/$/, '')}/api/investigations/${id}/report?format=${format} in a browser.`,
    },
  );

const unusable = (cause: TypeError): CorroborateError =>
  new CorroborateError('invalid-input', 'The server or its key cannot be used.', {
    hint: cause.message.replace(/^baseUrl/, '--server').replace(/^key/, '--key'),
  });
