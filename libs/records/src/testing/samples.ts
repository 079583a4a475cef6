import type { Topic } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import type { ContextDocument, ContextEntity } from '../context.types';
import type { PublicRecord } from '../registers/record.types';

/** A test topic: a strike at a castings manufacturer in a small town. */
export const strikeTopic = (over: Partial<Topic> = {}): Topic =>
  buildTopic({
    title: 'Workers strike at Larkspur Castings in Elm Valley',
    summary: 'Foundry workers left their posts over pay.',
    eventDate: '2026-03-09T12:00:00.000Z',
    location: 'Elm Valley, Ohio',
    entities: ['Larkspur Castings', 'Elm Valley', 'Ohio'],
    category: 'labor',
    ...over,
  });

export const actor = (name: string): ContextEntity => ({ kind: 'actor', name, region: null });
export const place = (name: string, region: string | null): ContextEntity => ({ kind: 'place', name, region });

export const buildDocument = (title: string, text: string, over: Partial<ContextDocument> = {}): ContextDocument => ({
  title,
  text,
  url: `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`,
  sourceName: 'Wikipedia',
  ambiguous: false,
  namesakes: [],
  ...over,
});

export const callContext = () => ({ investigationId: null, stage: 'context' });

/** A stock exchange filing by a company. */
export const buildFiling = (over: Partial<PublicRecord> = {}): PublicRecord => ({
  register: 'edgar',
  id: '0001:x.htm',
  title: 'Larkspur Castings, Inc.: 8-K',
  date: '2026-03-09T00:00:00.000Z',
  url: 'https://www.sec.gov/Archives/edgar/data/1/1/x.htm',
  form: '8-K',
  parties: ['Larkspur Castings, Inc.'],
  text: 'Filer: Larkspur Castings, Inc.',
  document: true,
  selfPublished: null,
  ...over,
});
