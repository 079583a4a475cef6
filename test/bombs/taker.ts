import type { CallContext, UpstreamGateway } from '@corroborate/domain';
import type { ParsePool } from '@corroborate/pages';
import type { Bombs } from './bombs';

/** What takers of answers need: a gateway that leads to the web of bombs, and threads for markup as in the product. */
export interface Outside {
  gateway: UpstreamGateway;
  pool: ParsePool;
  context: CallContext;
  /** Whether the answer is a proper one, which must come however slow the machine is. */
  isProper: boolean;
}

interface Named {
  name: string;
  /** Files of the product that read what it takes; the guard of completeness goes by them. */
  files: string[];
}

/** Asks somebody outside once; fed with bombs that are made of proper answers. */
export interface AnswerTaker extends Named {
  ask(outside: Outside): Promise<unknown>;
  /** What must be known before the question; all answers to it are proper. */
  prepare?(outside: Outside): Promise<void>;
  /** Proper answers where the sandbox has none, by a part of the address. */
  proper?: Record<string, { body: string; type: string }>;
}

/** Is given bytes or text. */
export interface BytesTaker extends Named {
  /** Proper bytes or text, of which bombs are made; empty where all bombs are made of nothing. */
  proper: string;
  /** The largest that it is given in the product. */
  bytes: number;
  bombs: Bombs;
  take(bomb: Buffer): unknown;
}

export type Taker = AnswerTaker | BytesTaker;

/** Takers that are measured in one process. */
export interface Family {
  open(): Promise<{ takers: Taker[]; close?(): Promise<void> }>;
}

export const isAnswerTaker = (taker: Taker): taker is AnswerTaker => 'ask' in taker;
