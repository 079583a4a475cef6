import type { Clock, PlannedQuery, SearchHit, Topic, UpstreamGateway } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { ParsePool } from '@corroborate/pages';
import type { EngineParts } from '../engines/engine.types';

/** Responses are parsed on the calling thread. */
export const buildParts = (gateway: UpstreamGateway, clock: Clock): EngineParts => ({
  gateway,
  clock,
  pool: new ParsePool(0),
});

/** A test topic with a headline only. */
export const damTopic = (over: Partial<Topic> = {}): Topic =>
  buildTopic({
    title: 'Dam inspection ordered after crack found at Elm Valley reservoir',
    eventDate: null,
    ...over,
  });

export const buildQuery = (text: string, over: Partial<PlannedQuery> = {}): PlannedQuery => ({
  strategy: 'keywords',
  text,
  reason: 'for a test',
  ...over,
});

export const buildHit = (url: string, over: Partial<SearchHit> = {}): SearchHit => ({
  url,
  title: 'Dam inspection ordered at Elm Valley',
  snippet: '',
  engineDate: null,
  outletName: null,
  engine: 'one',
  rank: 1,
  strategy: 'keywords',
  query: 'dam',
  ...over,
});

export const callContext = () => ({ investigationId: null, stage: 'search' });
