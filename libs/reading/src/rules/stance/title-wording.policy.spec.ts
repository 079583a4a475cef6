import { buildPageModel } from '../page/page.model';
import { findMissingDetail, isAmountMissing } from './title-wording.policy';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildTopicModel } from '../topic/topic.model';

const topic = (title: string) => buildTopicModel(buildTopic({ title }), []);
const page = (text: string) => buildPageModel(buildArticle('Of the day', text, {}));

describe('wording of the title that a page must contain', () => {
  it('includes a word quoted in the title', () => {
    expect(findMissingDetail(topic("Aldane's illness is a 'con'"), page('Aldane is ill.'))).toEqual({
      code: 'caution.never-says',
      params: { quote: 'con' },
    });
    expect(
      findMissingDetail(topic("Aldane's illness is a 'con'"), page('Aldane is ill. It is a con, the clerk wrote.')),
    ).toBeNull();
  });

  it('excludes a plural possessive apostrophe', () =>
    expect(findMissingDetail(topic("Drivers' pay and clerks' hours cut"), page('Pay was cut.'))).toBeNull());

  it('treats “estimates suggest” as a hedge, unless the page states the figure as fact or the title hedges too', () => {
    const estimate = 'Estimates suggest that 97% of herring recover.';
    expect(findMissingDetail(topic('97% of herring recover'), page(estimate))).toEqual({
      code: 'caution.estimate',
      params: { quote: '97%' },
    });
    expect(
      findMissingDetail(topic('97% of herring recover'), page(`${estimate} In all 97% of them lived.`)),
    ).toBeNull();
    expect(findMissingDetail(topic('Study suggests 97% of herring recover'), page(estimate))).toBeNull();
  });

  it('includes an approximate sum of money', () => {
    expect(isAmountMissing(topic('$1M bond for a suspect in Orrin'), page('A suspect was held in Orrin.'))).toBe(true);
    expect(isAmountMissing(topic('$1M bond for a suspect in Orrin'), page('Bond was set at $1.2 million.'))).toBe(
      false,
    );
    expect(isAmountMissing(topic('$1M bond for a suspect in Orrin'), page('Bond was set at $50,000.'))).toBe(true);
    expect(isAmountMissing(topic('Suspect in Orrin gets bond'), page('A suspect was held in Orrin.'))).toBe(false);
  });
});
