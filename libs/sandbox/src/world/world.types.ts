import type { z } from 'zod';
import type * as line from './line.schemas';

export type Outlet = z.output<typeof line.outletSchema>;
export type Page = z.output<typeof line.pageSchema>;
export type Post = z.output<typeof line.postSchema>;
export type PostAuthor = Post['author'];
export type FactCheck = z.output<typeof line.factCheckSchema>;
export type Capture = z.output<typeof line.captureSchema>;
export type PublicRecord = z.output<typeof line.recordSchema>;
export type Fault = z.output<typeof line.faultSchema> & { errorRate: number };
export type WorldTopic = z.output<typeof line.topicSchema>;
export type TopicTruth = z.output<typeof line.truthSchema>;

export type EngineName = NonNullable<Page['indexed']>[number];
export type Platform = Post['platform'];
export type RecordSource = PublicRecord['source'];

/** A world as defined by its files. Times are ISO strings. */
export interface World {
  dir: string;
  name: string;
  description: string;
  /** The world's present. */
  now: Date;
  /** BCP 47. */
  language: string;
  outlets: Outlet[];
  pages: Page[];
  posts: Post[];
  factChecks: FactCheck[];
  captures: Capture[];
  records: PublicRecord[];
  /** By upstream name; `default` applies to all others. */
  faults: Map<string, Fault>;
  topics: WorldTopic[];
  /** Quality ratings as in a public rating file, 0–1; unrated outlets are absent. */
  ratings: { site: string; rating: number }[];
}
