import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase } from '../testing/judged';
import { isOtherSubject } from './page-kind.rules';

const TOPIC = buildTopic({
  title: 'Sinkhole opens in runway at Orrin Field, flights diverted',
  summary: 'A sinkhole opened in the only runway of Orrin Field on Wednesday, and flights were diverted.',
  location: 'Alder Flat, Nevada',
  entities: ['Orrin Field'],
});
const isOther = (title: string, text: string, given: Parameters<typeof buildArticle>[2] = {}): boolean =>
  isOtherSubject(buildCase(TOPIC, buildArticle(title, text, given)));

const LONG_BEFORE = { day: '2024-11-01T10:00:00.000Z' };
const TRAIN = 'A wheat train left the rails near Meridale. Highway 9 is closed, said Gina Orrin, who speaks for it.';
const MURAL = 'Pupils will paint the wall behind the baggage belt at Orrin Field.';

describe('page about something else', () => {
  it.each([
    ['other people and another kind of event', 'Wheat train off the rails', TRAIN, {}],
    ['additional common word', 'Wheat train off the rails', `${TRAIN} A shelter was opened.`, {}],
    ['same place, long before', 'Orrin Field to get a mural', MURAL, LONG_BEFORE],
  ])('detects a page about something else: %s', (_, title, text, given) =>
    expect(isOther(title, text, given)).toBe(true),
  );
});

describe('page on another event, or on this one in other words', () => {
  it.each([
    ['same kind of event', 'Road caves in', 'A sinkhole opened on Quarry Road in Pell.', {}],
    ['same kind of event, long before', 'Sinkhole', 'A sinkhole opened at Orrin Field.', LONG_BEFORE],
    [
      'most of the topic’s words apart from names',
      'Field runway gives way',
      'Every flight to Alder Flat was turned away: the runway gave way.',
      {},
    ],
    ['same town and a word for the kind of event', 'Ground gives way', 'The ground opened at Alder Flat.', {}],
    ['same place within weeks', 'Orrin Field to get a mural', MURAL, {}],
    ['same place, shortly before', 'Orrin Field', MURAL, { day: '2025-02-20T10:00:00.000Z' }],
    [
      'another language',
      'Weizenzug entgleist',
      'Der Zug ist bei Meridale entgleist, und die Straße ist noch gesperrt.',
      { language: 'de' },
    ],
  ])('does not classify a page as about something else: %s', (_, title, text, given) =>
    expect(isOther(title, text, given)).toBe(false),
  );
});

it('never classifies a page as about something else if the kind of event is unknown', () => {
  const topic = buildTopic({
    title: 'Torsund ships more herring than Skarn since 2010',
    entities: ['Torsund', 'Skarn'],
  });
  expect(isOtherSubject(buildCase(topic, buildArticle('Wheat train off the rails', TRAIN)))).toBe(false);
});
