import { plainTopic, type Topic } from '@corroborate/domain';
import type { ContextDocument, ContextEntity } from '../context.types';

/** A topic for tests: a strike at a maker of castings in a small town. */
export const topicOf = (over: Partial<Topic> = {}): Topic =>
  plainTopic({
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

export const documentOf = (title: string, text: string, over: Partial<ContextDocument> = {}): ContextDocument => ({
  title,
  text,
  url: `https://en.wikipedia.org/wiki/${encodeURIComponent(title)}`,
  sourceName: 'Wikipedia',
  ambiguous: false,
  namesakes: [],
  ...over,
});

export const callContext = () => ({ investigationId: null, stage: 'context' });
