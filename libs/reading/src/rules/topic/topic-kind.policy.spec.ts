import { topicOf } from '@corroborate/domain/testing';
import { topicKind } from './topic-kind.policy';

const kindOf = (given: Parameters<typeof topicOf>[0]) => topicKind(topicOf(given)).kind;

describe('topic kind', () => {
  it('reads a statement that names an earlier year as a claim, and says which year', () => {
    const read = topicKind(topicOf({ title: 'In 2019, Orvane police were accused of 217 cases of assault.' }));
    expect(read.kind).toBe('claim');
    expect(read.reasons).toContainEqual({ code: 'topic.earlier-year', params: { year: 2019 } });
  });

  it('reads spans of years, states of things and bare statements of somebody as claims', () => {
    expect(kindOf({ title: 'Over the past five years, harvests in Orvane shrank by 20 %' })).toBe('claim');
    expect(kindOf({ title: 'Aldo Verin, founder of the Torsund Glass Works, was a smuggler.' })).toBe('claim');
    expect(kindOf({ title: 'Halvik Glass closed its kilns', summary: 'Said by Mirel Dast.' })).toBe('claim');
  });

  it('reads headlines as events', () => {
    expect(kindOf({ title: 'Strike closes Torsund kilns, hundreds sent home' })).toBe('event');
    expect(kindOf({ title: 'Man charged in shooting of Orvane shopkeeper' })).toBe('event');
  });

  it('reads what comes with a place, an address or a text as an event, whatever its wording', () => {
    const title = 'In 2019, Orvane police were accused of 217 cases of assault.';
    expect(kindOf({ title, location: 'Orvane' })).toBe('event');
    expect(kindOf({ title, url: 'https://example.com/a' })).toBe('event');
    expect(kindOf({ title, articleText: 'The police of Orvane were accused.' })).toBe('event');
  });
});
