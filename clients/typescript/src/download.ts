import type { CallInit, Path, Send } from './calls.ts';
import { unreadable } from './problem-error.ts';

/** What a route hands out as a file. */
export interface Download {
  bytes: Uint8Array;
  /** Without its parameters: `application/pdf`. */
  mediaType: string;
  /** As the server calls it; null where it gives it no name. */
  name: string | null;
}

/** Takes what a path of the API answers as a file, whatever its form. @throws ProblemError; the reason of `signal` */
export type DownloadCall = <P extends Path<'get'>>(
  path: P,
  ...init: object extends CallInit<'get', P> ? [init?: CallInit<'get', P>] : [init: CallInit<'get', P>]
) => Promise<Download>;

export function createDownload(send: Send): DownloadCall {
  const download = async (path: string, init: { signal?: AbortSignal | undefined } = {}): Promise<Download> => {
    const response = await send('get', path, init);
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    const bytes = await response.arrayBuffer().catch((cause: unknown) => {
      throw init.signal?.aborted ? cause : unreadable(response.status, cause);
    });
    const name = nameIn(response.headers.get('content-disposition'));
    return { bytes: new Uint8Array(bytes), mediaType: mediaType.trim(), name };
  };
  return download;
}

const nameIn = (disposition: string | null): string | null =>
  /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1] ?? null;
