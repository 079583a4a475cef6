import { setTimeout as pause } from 'node:timers/promises';
import { writeCaFile } from '../proxy/ca.file';
import { createCertificateAuthority } from '../proxy/certificates';
import { startProxy } from '../proxy/proxy.server';
import { json, notFound, retryAfter } from '../upstreams/replies';
import type { UpstreamRequest } from '../upstreams/upstream.types';

/** Response of a service to requests that contain certain texts. */
export interface RecordedAnswer {
  host: string;
  /** All must occur in the path, the decoded query (`name=value`) or the body; an empty list matches every request. */
  asked: readonly string[];
  /** Sent as JSON. */
  body: unknown;
}

/** Replaces every recorded response. */
export interface ServerFault {
  status?: number;
  retryAfter?: number;
  delayMs?: number;
}

export interface AnswerServer {
  proxyUrl: string;
  caFile: string;
  /** Requested URLs in order of arrival. */
  requests(): string[];
  stop(): Promise<void>;
}

/** Serves recorded responses as an egress proxy on loopback: the first match, otherwise 404. */
export async function serveAnswers(answers: readonly RecordedAnswer[], fault: ServerFault = {}): Promise<AnswerServer> {
  const asked: string[] = [];
  const authority = await createCertificateAuthority();
  const answer = async (request: UpstreamRequest) => {
    asked.push(request.url.href);
    if (fault.delayMs !== undefined) await pause(fault.delayMs);
    if (fault.status !== undefined) return json({ error: 'fault' }, fault.status, retryAfter(fault.retryAfter));
    const fitting = findAnswer(answers, request);
    return fitting ? json(fitting.body) : notFound();
  };
  const knows = (host: string) => answers.some((one) => one.host === host);
  const proxy = await startProxy({ knows, answer }, authority);
  const ca = await writeCaFile(authority.caPem);
  return {
    proxyUrl: `http://127.0.0.1:${proxy.port}`,
    caFile: ca.file,
    requests: () => [...asked],
    stop: async () => {
      await proxy.stop();
      await ca.remove();
    },
  };
}

/** The first response that matches the request. */
export function findAnswer(
  answers: readonly RecordedAnswer[],
  { url, body }: Pick<UpstreamRequest, 'url' | 'body'>,
): RecordedAnswer | undefined {
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  const text = [url.pathname, ...query, body].join('\n');
  return answers.find(({ host, asked }) => url.hostname === host && asked.every((part) => text.includes(part)));
}
