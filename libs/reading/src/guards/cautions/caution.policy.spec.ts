import type { Topic } from '@corroborate/domain';
import { buildPageModel } from '../../rules/page/page.model';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase } from '../../rules/testing/judged';
import { BRIDGE, BRIDGE_REPORT, FIRE, STRIKE, STRIKE_REPORT } from '../../rules/testing/stories';
import { buildTopicModel } from '../../rules/topic/topic.model';
import {
  findFailedOutcome,
  findUnfulfilledEvent,
  findDoubtReason,
  findScareQuotes,
  findAnniversary,
  findNamesake,
  findOtherPerson,
  findPartyFigure,
} from './caution.policy';
import { cpuNow } from '../../../../../test/support/cpu';

const modelOf = (title: string, given: Partial<Topic> = {}) => buildTopicModel(buildTopic({ title, ...given }), []);
const STRIKE_MODEL = buildTopicModel(STRIKE, []);
const pageOf = (headline: string, text: string) => buildPageModel(buildArticle(headline, text));
const codeOf = (reason: { code: string } | null) => reason?.code ?? null;

describe('page that casts doubt', () => {
  const TIDE = ['The tide came in.', 'The tide went out.', 'It was noon.', 'The gulls cried.'];
  const doubt = (headline: string, text: string, language: string | null = 'en') => {
    const page = pageOf(headline, text);
    return codeOf(findDoubtReason(STRIKE_MODEL, page, page.sentences[0], language));
  };

  it.each([
    ['in its headline', 'Rumour of a strike at Quillon Cannery', STRIKE_REPORT],
    ['in its first sentence', 'Strike at Quillon Cannery', `A hoax, some say. ${STRIKE_REPORT}`],
    ['in its fourth sentence', 'Strike at Quillon Cannery', [...TIDE.slice(0, 3), 'A rumour went round.'].join(' ')],
    ['that something could not be proved', 'Strike at Quillon Cannery', `${STRIKE_REPORT} We could not confirm it.`],
  ])('detects a page that casts doubt by the doubt %s', (_, headline, text) =>
    expect(doubt(headline, text)).toBe('caution.doubt'),
  );

  it('detects no doubt in the fifth sentence of a page if the headline reports the story', () => {
    expect(doubt('Strike at Quillon Cannery', [...TIDE, 'A rumour of a strike went round.'].join(' '))).toBeNull();
  });

  it('detects doubt in the quoted passage at any position', () => {
    const page = pageOf('Strike at Quillon Cannery', [...TIDE, 'A rumour of a strike went round.'].join(' '));
    expect(codeOf(findDoubtReason(STRIKE_MODEL, page, page.sentences.at(-1), 'en'))).toBe('caution.doubt');
  });

  describe('page that only mentions the story', () => {
    const cautionCode = (text: string, headline = 'The gulls of the bay') => {
      const page = pageOf(headline, [...TIDE, text].join(' '));
      return codeOf(findDoubtReason(STRIKE_MODEL, page, page.sentences[3], 'en'));
    };

    it('searches a page that only mentions the story for doubts in full, but only in sentences about the story', () => {
      expect(cautionCode('A rumour of a strike went round.')).toBe('caution.doubt');
      expect(cautionCode('A rumour of a whale went round.')).toBeNull();
    });

    it('detects doubt in a page that only mentions the story by a bare “no” in its headline', () => {
      expect(cautionCode('The gulls slept.', 'There’s nothing like the gulls')).toBe('caution.headline-no');
      expect(cautionCode('The gulls slept.', 'There’s something about the gulls')).toBeNull();
    });
  });

  it('raises no doubt about a page if the topic itself is about a doubt', () => {
    const page = pageOf('Rumour of strike', 'A rumour of a strike went round.');
    expect(findDoubtReason(modelOf('Rumour of strike at Quillon Cannery'), page, page.sentences[0], 'en')).toBeNull();
  });

  it.each([
    ['denied', null],
    ['called a hoax', 'caution.doubt'],
  ])('decides on a caution for a page if the accused has %s the act', (words, expected) => {
    const charge = modelOf('Orla Brandt charged with fraud in Torsund', { entities: ['Orla Brandt'] });
    const page = pageOf('Orla Brandt charged with fraud', `Orla Brandt was charged with fraud and has ${words} it.`);
    expect(codeOf(findDoubtReason(charge, page, page.sentences[0], 'en'))).toBe(expected);
  });
});

describe('event word in scare quotes', () => {
  const quoted = (headline: string) => codeOf(findScareQuotes(STRIKE_MODEL, [pageOf(headline, 'It rained.').headline]));

  it.each(['“Strike” at the cannery', '"Strike" at the cannery', '‘Strike’ at the cannery', '«Strike» at the cannery'])(
    'detects an event word in scare quotes in %s',
    (headline) => expect(quoted(headline)).toBe('caution.quoted-word'),
  );

  it.each(['Strike at the “cannery”', 'Strike at the cannery', '“We had no choice but to strike”', ''])(
    'detects no event word in scare quotes in “%s”',
    (headline) => expect(quoted(headline)).toBeNull(),
  );
});

describe('earlier event mentioned as background', () => {
  const memoize = (text: string, title = 'Strike hits Quillon Cannery') =>
    codeOf(findAnniversary(modelOf(title), pageOf('Quillon Cannery', text)));

  it.each([
    'The wreath was laid at noon.',
    'It was forty years ago.',
    'This happened two decades ago.',
    'It was fifty years to the day.',
    'The anniversaries are many.',
  ])('detects an earlier event mentioned as background: %s', (text) =>
    expect(memoize(text)).toBe('caution.remembered'),
  );

  it.each(['She joined the union years ago.', 'It was two weeks ago.', 'The year began badly.'])(
    'detects no earlier event mentioned as background: %s',
    (text) => expect(memoize(text)).toBeNull(),
  );

  it('treats a remembered event as the event itself if the topic is about an anniversary', () => {
    expect(memoize('A wreath was laid.', 'Torsund commemorates the strike at Quillon Cannery')).toBeNull();
  });
});

describe('decision without an effect', () => {
  const model = buildTopicModel(BRIDGE, []);
  const failed = (headline: string, text = BRIDGE_REPORT, topic = model) => {
    const page = pageOf(headline, text);
    return codeOf(findFailedOutcome(topic, page, page.sentences[0]));
  };

  it.each(['Skarn Bridge scrapped', 'Skarn Bridge vote postponed', 'Town says no to Skarn Bridge'])(
    'detects a decision without an effect in the headline: %s',
    (headline) => expect(failed(headline)).toBe('caution.came-to-nothing'),
  );

  it('detects a decision without an effect in the quoted sentence only', () => {
    expect(failed('Skarn Bridge', 'The Skarn Bridge was approved, then scrapped.')).toBe('caution.came-to-nothing');
    expect(failed('Skarn Bridge', `${BRIDGE_REPORT} The ferry was scrapped.`)).toBeNull();
  });

  it('ignores a decision without an effect for an event that cannot be undone', () => {
    expect(failed('Fire: fair postponed', 'A fire broke out.', buildTopicModel(FIRE, []))).toBeNull();
  });

  it('ignores a decision without an effect if the topic says so or is itself a refusal', () => {
    expect(failed('Skarn Bridge scrapped', BRIDGE_REPORT, modelOf('Torsund council scraps Skarn Bridge'))).toBeNull();
    expect(
      failed('Fair scrapped', 'The fair was banned.', modelOf('Torsund council bans the herring fair')),
    ).toBeNull();
  });
});

describe('planned event', () => {
  const missed = (text: string, title = 'Skarn Bridge opens in Torsund') => {
    const page = pageOf('Skarn Bridge', text);
    return codeOf(findUnfulfilledEvent(modelOf(title), page, page.sentences[0]));
  };

  it.each([
    'Monday was to have been the day.',
    'The bridge had been due to open in May.',
    'A trial found no significant effect.',
    'The bridge missed its opening date.',
  ])('treats a planned event as not having taken place: %s', (text) =>
    expect(missed(text)).toBe('caution.unfulfilled'),
  );

  it.each(['Monday was the day.', 'The bridge is due to open in May.', 'A trial found a large effect.'])(
    'treats a planned event as possibly having taken place: %s',
    (text) => expect(missed(text)).toBeNull(),
  );

  it('detects a planned event in the headline and the quoted sentence only', () => {
    expect(missed('The bridge is open. The pier was to have been next.')).toBeNull();
  });

  it('treats a planned event as the event itself if the topic says so', () => {
    expect(missed('The bridge missed its opening date.', 'Skarn Bridge misses opening date')).toBeNull();
  });
});

describe('person who performed the action', () => {
  const model = modelOf('Ada Ridley wins Ostrel Prize', { entities: ['Ada Ridley', 'Ostrel Prize'] });
  const otherPersonCaution = (headline: string, text: string, topic = model) => {
    const page = pageOf(headline, text);
    return findOtherPerson(topic, page, page.sentences[0]);
  };

  it('requires the headline or quoted sentence to name the person who acted, at least by surname', () => {
    expect(otherPersonCaution('Prize for debut', 'Wilma Ott won the Ostrel Prize.')).toEqual({
      code: 'caution.not-named',
      params: { who: 'Ada Ridley' },
    });
    expect(otherPersonCaution('Prize for Ridley', 'She won the Ostrel Prize.')).toBeNull();
    expect(otherPersonCaution('Prize for debut', 'Ridley won the Ostrel Prize.')).toBeNull();
  });

  it('requires no person for actions by a group, titles without a leading name, or missing passages', () => {
    const moves = modelOf('Ada Ridley leaves Torsund Choir', { entities: ['Ada Ridley'] });
    expect(otherPersonCaution('Choir', 'Wilma Ott leaves.', moves)).toBeNull();
    const prize = modelOf('Ostrel prize won by debut novel', { entities: [] });
    expect(otherPersonCaution('Prize', 'Wilma Ott won.', prize)).toBeNull();
    expect(findOtherPerson(model, pageOf('', ''), undefined)).toBeNull();
  });
});

describe('namesake', () => {
  const model = (who: string) =>
    modelOf(`${who} Ada Ridley wins Ostrel Prize`, { entities: ['Ada Ridley', 'Ostrel Prize'] });
  const other = (who: string, text: string, language: string | null = 'en') =>
    codeOf(findNamesake(model(who), pageOf('Ostrel Prize', text), language));

  it('suspects a namesake if the page does not mention the description in the title', () => {
    expect(other('Danish-born surgeon', 'Ada Ridley won.')).toBe('caution.of-another');
  });

  it.each(['She is a surgeon.', 'She trained in Danish hospitals.', 'Surgeons cheered.'])(
    'suspects no namesake if the page mentions the description in any form: %s',
    (text) => expect(other('Danish-born surgeon', `Ada Ridley won. ${text}`)).toBeNull(),
  );

  it('suspects no namesake if the title has fewer than two distinctive words', () => {
    expect(other('Surgeon', 'Ada Ridley won.')).toBeNull();
    expect(other('Former surgeon', 'Ada Ridley won.')).toBeNull();
    expect(other('Old shy', 'Ada Ridley won.')).toBeNull();
  });

  it('suspects no namesake on a page in another language', () => {
    expect(other('Danish-born surgeon', 'Ada Ridley ha ganado.', 'es')).toBeNull();
    expect(other('Danish-born surgeon', 'Ada Ridley won.', null)).toBe('caution.of-another');
  });
});

describe('percentage given by one party', () => {
  const sided = (text: string, title = '80% of workers join strike') =>
    codeOf(findPartyFigure(modelOf(title), pageOf('Strike', text).sentences[0]));

  it.each([
    'Four in five, 80%, joined, the union said.',
    'According to the company, 80% joined.',
    'The town’s opposition said 80% joined, according to the party.',
  ])('attributes a percentage to the party that gives it: %s', (text) =>
    expect(sided(text)).toBe('caution.partys-word'),
  );

  it.each(['80% joined, the labour office counted.', '80% joined.', 'The union hall was full.'])(
    'attributes a percentage to no party: %s',
    (text) => expect(sided(text)).toBeNull(),
  );

  it.each(['Half of the workers join strike', 'Two thirds of the workers join strike', 'Majority joins strike'])(
    'attributes a percentage without a figure to the party that gives it: %s',
    (title) => expect(sided('They joined, the union said.', title)).toBe('caution.partys-word'),
  );

  it('checks no percentage given by one party if the topic has no percentage', () => {
    expect(sided('80% joined, the union said.', 'Workers join strike')).toBeNull();
    expect(findPartyFigure(modelOf('80% of workers join strike'), undefined)).toBeNull();
  });
});

describe('cautions about hostile text', () => {
  it('finishes cautions in bounded time on endless commas, quotes and marks', () => {
    const text = `${', the '.repeat(4_000)}${'“a'.repeat(4_000)}${'union '.repeat(4_000)}`;
    const began = cpuNow();
    const c = buildCase(STRIKE, buildArticle('Strike', text));
    const [sentence] = c.page.sentences;
    findDoubtReason(c.topic, c.page, sentence, 'en');
    findScareQuotes(c.topic, c.page.sentences.slice(0, 1));
    findAnniversary(c.topic, c.page);
    findPartyFigure(c.topic, sentence);
    expect(cpuNow() - began).toBeLessThan(10_000);
  });
});
