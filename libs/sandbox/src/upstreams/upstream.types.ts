import type { SearchEngine } from '../index/search-engine';
import type { SideIndexes } from '../index/side-index';
import type { World } from '../world/world.types';
import type { WorldView } from '../world/world.view';
import type { AnswerBook, OpenRequest } from './recorded/answer.book';

/** A request as seen by an upstream, with the real host name. */
export interface UpstreamRequest {
  method: string;
  url: URL;
  /** With lower-case names. */
  headers: Record<string, string | undefined>;
  /** POST body, decoded as UTF-8. */
  body: string;
  /** The raw body, for binary protocols. */
  bytes: Buffer;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** How the reply violates HTTP. */
  wire?: { kind: 'hang' | 'reset' | 'truncate' } | { kind: 'huge'; bytes: number };
  /** Delay before the first byte. */
  delayMs?: number;
}

/** A request that reached a language model. */
export interface ModelRequest {
  task: string;
  /** A request without a recorded answer; reported once each. */
  open?: OpenRequest;
  /** The recorded answer was made with other instructions or another schema. */
  outdated?: true;
}

export interface UpstreamContext {
  world: World;
  view: WorldView;
  search: SearchEngine;
  side: SideIndexes;
  /** Recorded answers of language models. */
  answers: AnswerBook;
  onAsked: (request: ModelRequest) => void;
  /** Small state that an upstream keeps during one run (issued tokens, counters). */
  memory: Map<string, unknown>;
}

export interface Upstream {
  /** Name of the upstream in `faults.json`. */
  name: string;
  serves(host: string): boolean;
  /** Which paths of its hosts it serves; absent = all. Other paths go to the next upstream for the host. */
  owns?: (url: URL) => boolean;
  handle(request: UpstreamRequest, context: UpstreamContext): Reply | Promise<Reply>;
}
