import { createSubmissionReader } from './submission.reader';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const read = createSubmissionReader(
  () => NOW,
  () => 'made-here',
);
const STORY = { title: 'Harbor bridge closed', url: 'https://blog.example/bridge' };
const taken = (sent: object) => {
  const result = read(sent);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.submission;
};
const faults = (sent: object) => {
  const result = read(sent);
  return result.ok ? [] : result.faults.map(({ path, detail }) => `${path.join('.')} ${detail}`);
};

describe('a story submitted by a person', () => {
  it('becomes an unverified topic with the status approved', () => {
    const { draft, order } = taken(STORY);
    expect(draft).toMatchObject({
      externalId: 'desk-made-here',
      title: 'Harbor bridge closed',
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
      investigated: false,
      newsworthinessScore: 75,
      discoveryDate: NOW.toISOString(),
      sourcePlan: null,
    });
    expect(order).toBeNull();
  });

  it('keeps each source URL once, together with the investigation options', () => {
    const sources = ['https://city.example/notice', 'https://city.example/notice'];
    const { draft, order } = taken({ ...STORY, sources, investigate: { mode: 'quick' } });
    expect(draft.sourcePlan).toEqual({ provided_sources: ['https://city.example/notice'] });
    expect(order).toEqual({ mode: 'quick', priority: null, awaitApproval: false, sources: [] });
  });

  it('keeps the ID that the sender created for a submitted story', () => {
    const submission_id = '0B0CF1A2-7F0E-4A53-8B8E-0C7F3B1F4F6D';
    expect(taken({ ...STORY, submission_id }).draft.externalId).toBe('desk-0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d');
  });

  it('rejects a submitted story if its date is more than a year ahead', () => {
    const year = NOW.getUTCFullYear();
    expect(taken({ ...STORY, event_date: `${year}-12-24` }).draft.eventDate).toBe(`${year}-12-24T00:00:00.000Z`);
    const midnight = taken({ ...STORY, event_date: `${year}-12-24T00:00:00+02:00` });
    expect(midnight.draft.eventDate).toBe(`${year}-12-24T00:00:00.000Z`);
    expect(faults({ ...STORY, event_date: `${year + 2}-12-24` })[0]).toContain('one year from now');
  });

  it('rejects an invalid submitted story with the location of each error', () => {
    const long = Array.from({ length: 21 }, (_, n) => `https://city.example/${n}`);
    expect(faults({ title: ' ', url: 'javascript:1', event_date: 'soon' })).toEqual([
      'title must not be blank',
      'url must be an http or https address of at most 4000 characters, without a password',
      'event_date must be a day as 2026-01-31, or a moment in ISO 8601',
    ]);
    expect(faults({ ...STORY, sources: ['https://city.example', 'city'] })[0]).toMatch(/^sources\.1 must be an http/);
    expect(faults({ ...STORY, sources: long })).toEqual(['sources must not have more than 20 items']);
    expect(faults({ ...STORY, investigate: { mode: 'fast' } })).toEqual([
      'investigate.mode must be one of quick, detailed, exhaustive',
    ]);
  });

  it.each(['verification_status', 'source_count', 'investigated', 'external_id', 'status', 'source_plan'])(
    'rejects %s in a submitted story because it is not in the schema',
    (field) => expect(faults({ ...STORY, [field]: 'x' })).toEqual([`${field} Unknown property.`]),
  );
});
