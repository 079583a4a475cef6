import type { Topic } from '../topic';

/** A topic for tests of which nothing is known but what is given. */
export const plainTopic = (given: Partial<Topic> & { title: string }): Topic => ({
  id: 1,
  externalId: 't-1',
  summary: null,
  articleText: null,
  url: null,
  eventDate: null,
  discoveryDate: null,
  location: null,
  entities: [],
  category: null,
  language: null,
  newsworthinessScore: 70,
  status: 'approved',
  verificationStatus: 'unverified',
  sourceCount: 0,
  sourcePlan: {},
  verifiedFacts: {},
  investigated: false,
  investigationDate: null,
  investigationConfidence: null,
  investigationNotes: null,
  ...given,
});
