import type { SearchEngine } from '../index/search-engine';
import type { SideIndexes } from '../index/side-index';
import type { World } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import type { AnswerBook, OpenRequest } from './recorded/answer.book';

/** One request as an upstream sees it: by the real host name, whatever way it came in. */
export interface UpstreamRequest {
  method: string;
  url: URL;
  /** Lower case names. */
  headers: Record<string, string | undefined>;
  /** Body of a POST, decoded as UTF-8. */
  body: string;
  /** The same as it came, for protocols that are no text. */
  bytes: Buffer;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Ways in which a server can leave HTTP altogether. */
  wire?: { kind: 'hang' | 'reset' | 'truncate' } | { kind: 'huge'; bytes: number };
  /** Waited before the first byte. */
  delayMs?: number;
}

/** A request that reached a language model. */
export interface ModelRequest {
  task: string;
  /** A recorded reader had no answer; told once of each. */
  open?: OpenRequest;
  /** Its recorded answer was given to other instructions or another schema. */
  outdated?: true;
}

export interface UpstreamContext {
  world: World;
  view: WorldView;
  search: SearchEngine;
  side: SideIndexes;
  /** What language models answered once. */
  answers: AnswerBook;
  onAsked: (request: ModelRequest) => void;
  /** Small per-run memory of an upstream (tokens it handed out, counters). */
  memory: Map<string, unknown>;
}

export interface Upstream {
  /** Its name in `faults.json`. */
  name: string;
  serves(host: string): boolean;
  /** Which paths of its hosts are its own; absent = all. The rest goes to the next one that serves the host. */
  owns?: (url: URL) => boolean;
  handle(request: UpstreamRequest, context: UpstreamContext): Reply | Promise<Reply>;
}
