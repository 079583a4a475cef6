import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase, listCodes, judgeOverall } from '../testing/judged';
import { HERRING, STRIKE, STRIKE_REPORT } from '../testing/stories';
import { plainSupportRule, plainDenialRule, unsupportedReason } from './plain-words.rules';

const WHOLE = 'Torsund ships more herring than Skarn since 2010.';
const judged = (text: string, headline = 'Herring', topic = HERRING) =>
  judgeOverall(topic, buildArticle(headline, text));
const DEPOT = buildTopic({ title: 'Ulvan Foods keeps depot in Marrow Bay' });

describe('statement about an unknown kind of event', () => {
  it('supports a statement about an unknown kind of event by one passage with nearly all of its words', () => {
    const found = judged(WHOLE);
    expect(found).toMatchObject({ rule: 'carried-in-plain-words', stance: 'supports' });
    expect(found.passage?.quote).toBe(WHOLE);
    expect(listCodes(found)[0]).toBe('stance.whole-passage');
  });

  it.each([
    ['spread over paragraphs', 'Torsund ships herring.\n\nSkarn ships more of late.\n\nSince 2010 much has changed.'],
    ['attributed to only one party', 'Torsund ships more herring since 2010. It rained. Skarn has a church.'],
    ['without its premise', 'Skarn ships more herring since 2010 than others.'],
    ['reported only in part', 'Torsund and Skarn ship herring.'],
  ])('does not support a statement about an unknown kind of event if it is %s', (_, text) => {
    expect(judged(text)).toMatchObject({ stance: 'mentions' });
  });

  it.each([
    ['is empty', 'Nothing', 'The tower is tall and does nothing.'],
    ['is a single word', 'Herring', 'Torsund ships herring.'],
    ['is only a name', 'Ulvan Foods', 'Ulvan Foods keeps a depot in Marrow Bay.'],
  ])('does not let any page support a statement about an unknown kind of event if the title %s', (_, title, text) => {
    expect(judged(text, 'News of the day', buildTopic({ title })).stance).not.toBe('supports');
  });

  it.each([
    ['a possibility', 'Torsund may ship more herring than Skarn since 2010.'],
    ['a question', 'Does Torsund ship more herring than Skarn since 2010?'],
    ['a rumour', 'Rumour has it that Torsund ships more herring than Skarn since 2010.'],
  ])('does not support a statement that a page presents as %s', (_, text) => {
    const found = judged(text);
    expect(found).toMatchObject({ rule: 'mentioned', stance: 'mentions' });
    expect(listCodes(found)[0]).toBe('stance.not-plain');
  });

  it('does not support a statement by quoted speech unless the topic is about speech', () => {
    const said = '"Ulvan Foods keeps the depot in Marrow Bay," the mayor said.';
    expect(listCodes(judged(said, 'Depot', DEPOT))[0]).toBe('stance.not-plain');
    const c = buildCase(DEPOT, buildArticle('Depot', said));
    expect(unsupportedReason(c, c.plain())?.code).toBe('stance.not-plain');
    expect(unsupportedReason({ ...c, topic: { ...c.topic, quotes: true } }, c.plain())).toBeNull();
  });

  it('disputes a statement by a negation in the closest passage', () => {
    const found = judged('Torsund has not shipped more herring than Skarn since 2010.');
    expect(found).toMatchObject({ rule: 'denied-in-plain-words', stance: 'disputes', strength: 0.85 });
    expect(listCodes(found)[0]).toBe('stance.denies');
  });

  it.each([
    ['a headline that calls it a hoax', 'Hoax: Torsund and its herring', WHOLE],
    ['a rating', 'Herring', `${WHOLE} Our verdict: False.`],
  ])('disputes a statement about an unknown kind of event by %s', (_, headline, text) => {
    expect(judged(text, headline)).toMatchObject({ rule: 'denied-in-plain-words', stance: 'disputes' });
  });

  it('does not dispute a statement by a rating on a page that hardly mentions it', () => {
    expect(judged('Torsund ships.\n\nSkarn has a church.\n\nOur verdict: False.').stance).not.toBe('disputes');
  });

  it('judges a page as unrelated to a statement if it shares too few words', () => {
    const found = judged('Skarn has a church.', 'Churches');
    expect(found.stance).toBe('unrelated');
    expect(listCodes(found)).toEqual(['stance.few-words']);
  });

  it('leaves a statement to other rules if the kind of event is known', () => {
    const c = buildCase(STRIKE, buildArticle('Strike at Quillon Cannery', STRIKE_REPORT));
    expect(plainSupportRule.judge(c)).toBeNull();
    expect(plainDenialRule.judge(c)).toBeNull();
  });

  it('finds no passage for a statement on a page without sentences', () => {
    const c = buildCase(HERRING, buildArticle('Torsund ships more herring than Skarn since 2010', ''));
    expect(c.plain()).toBeNull();
    expect(plainSupportRule.judge(c)).toBeNull();
    expect(unsupportedReason(c, null)).toEqual({ code: 'stance.no-passage', params: {} });
  });
});
