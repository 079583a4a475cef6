import type { Topic } from '@corroborate/domain';
import { buildPageModel } from '../../rules/page/page.model';
import { articleOf, topicOf } from '@corroborate/domain/testing';
import { caseOf } from '../../rules/testing/judged';
import { BRIDGE, BRIDGE_REPORT, FIRE, STRIKE, STRIKE_REPORT } from '../../rules/testing/stories';
import { buildTopicModel } from '../../rules/topic/topic.model';
import {
  cameToNothing,
  didNotComeAbout,
  doubted,
  inQuotes,
  longAgo,
  ofAnother,
  otherPersonReason,
  oneSided,
} from './caution.policy';
import { cpuNow } from '../../../../../test/support/cpu';

const modelOf = (title: string, given: Partial<Topic> = {}) => buildTopicModel(topicOf({ title, ...given }), []);
const STRIKE_MODEL = buildTopicModel(STRIKE, []);
const pageOf = (headline: string, text: string) => buildPageModel(articleOf(headline, text));
const codeOf = (reason: { code: string } | null) => reason?.code ?? null;

describe('a page that doubts', () => {
  const TIDE = ['The tide came in.', 'The tide went out.', 'It was noon.', 'The gulls cried.'];
  const doubt = (headline: string, text: string, language: string | null = 'en') => {
    const page = pageOf(headline, text);
    return codeOf(doubted(STRIKE_MODEL, page, page.sentences[0], language));
  };

  it.each([
    ['in its headline', 'Rumour of a strike at Quillon Cannery', STRIKE_REPORT],
    ['in its first sentence', 'Strike at Quillon Cannery', `A hoax, some say. ${STRIKE_REPORT}`],
    ['in its fourth sentence', 'Strike at Quillon Cannery', [...TIDE.slice(0, 3), 'A rumour went round.'].join(' ')],
    ['by what it could not prove', 'Strike at Quillon Cannery', `${STRIKE_REPORT} We could not confirm it.`],
  ])('%s is seen', (_, headline, text) => expect(doubt(headline, text)).toBe('caution.doubt'));

  it('in its fifth sentence is not seen where the headline tells the story', () => {
    expect(doubt('Strike at Quillon Cannery', [...TIDE, 'A rumour of a strike went round.'].join(' '))).toBeNull();
  });

  it('in the passage that is quoted is seen wherever that stands', () => {
    const page = pageOf('Strike at Quillon Cannery', [...TIDE, 'A rumour of a strike went round.'].join(' '));
    expect(codeOf(doubted(STRIKE_MODEL, page, page.sentences.at(-1), 'en'))).toBe('caution.doubt');
  });

  describe('and tells the story by the way', () => {
    const cautionCode = (text: string, headline = 'The gulls of the bay') => {
      const page = pageOf(headline, [...TIDE, text].join(' '));
      return codeOf(doubted(STRIKE_MODEL, page, page.sentences[3], 'en'));
    };

    it('is read whole, where its sentences are of the story', () => {
      expect(cautionCode('A rumour of a strike went round.')).toBe('caution.doubt');
      expect(cautionCode('A rumour of a whale went round.')).toBeNull();
    });

    it('is suspect for a bare no in its headline', () => {
      expect(cautionCode('The gulls slept.', 'There’s nothing like the gulls')).toBe('caution.headline-no');
      expect(cautionCode('The gulls slept.', 'There’s something about the gulls')).toBeNull();
    });
  });

  it('is no matter where the topic itself is of a doubt', () => {
    const page = pageOf('Rumour of strike', 'A rumour of a strike went round.');
    expect(doubted(modelOf('Rumour of strike at Quillon Cannery'), page, page.sentences[0], 'en')).toBeNull();
  });

  it.each([
    ['denied', null],
    ['called a hoax', 'caution.doubt'],
  ])('is no matter where the accused has %s the deed', (words, expected) => {
    const charge = modelOf('Orla Brandt charged with fraud in Torsund', { entities: ['Orla Brandt'] });
    const page = pageOf('Orla Brandt charged with fraud', `Orla Brandt was charged with fraud and has ${words} it.`);
    expect(codeOf(doubted(charge, page, page.sentences[0], 'en'))).toBe(expected);
  });
});

describe('the deed in quotation marks', () => {
  const quoted = (headline: string) => codeOf(inQuotes(STRIKE_MODEL, [pageOf(headline, 'It rained.').headline]));

  it.each(['“Strike” at the cannery', '"Strike" at the cannery', '‘Strike’ at the cannery', '«Strike» at the cannery'])(
    'is seen in %s',
    (headline) => expect(quoted(headline)).toBe('caution.quoted-word'),
  );

  it.each(['Strike at the “cannery”', 'Strike at the cannery', '“We had no choice but to strike”', ''])(
    'is not seen in “%s”',
    (headline) => expect(quoted(headline)).toBeNull(),
  );
});

describe('what is remembered', () => {
  const memoize = (text: string, title = 'Strike hits Quillon Cannery') =>
    codeOf(longAgo(modelOf(title), pageOf('Quillon Cannery', text)));

  it.each([
    'The wreath was laid at noon.',
    'It was forty years ago.',
    'This happened two decades ago.',
    'It was fifty years to the day.',
    'The anniversaries are many.',
  ])('is seen: %s', (text) => expect(memoize(text)).toBe('caution.remembered'));

  it.each(['She joined the union years ago.', 'It was two weeks ago.', 'The year began badly.'])(
    'is not seen: %s',
    (text) => expect(memoize(text)).toBeNull(),
  );

  it('is the event itself where the topic is of an anniversary', () => {
    expect(memoize('A wreath was laid.', 'Torsund commemorates the strike at Quillon Cannery')).toBeNull();
  });
});

describe('a decision that came to nothing', () => {
  const model = buildTopicModel(BRIDGE, []);
  const failed = (headline: string, text = BRIDGE_REPORT, topic = model) => {
    const page = pageOf(headline, text);
    return codeOf(cameToNothing(topic, page, page.sentences[0]));
  };

  it.each(['Skarn Bridge scrapped', 'Skarn Bridge vote postponed', 'Town says no to Skarn Bridge'])(
    'is seen in the headline: %s',
    (headline) => expect(failed(headline)).toBe('caution.came-to-nothing'),
  );

  it('is seen in the sentence that is quoted, and not in another', () => {
    expect(failed('Skarn Bridge', 'The Skarn Bridge was approved, then scrapped.')).toBe('caution.came-to-nothing');
    expect(failed('Skarn Bridge', `${BRIDGE_REPORT} The ferry was scrapped.`)).toBeNull();
  });

  it('is no matter for what nobody can undo', () => {
    expect(failed('Fire: fair postponed', 'A fire broke out.', buildTopicModel(FIRE, []))).toBeNull();
  });

  it('is no matter where the topic says so, or is a no itself', () => {
    expect(failed('Skarn Bridge scrapped', BRIDGE_REPORT, modelOf('Torsund council scraps Skarn Bridge'))).toBeNull();
    expect(
      failed('Fair scrapped', 'The fair was banned.', modelOf('Torsund council bans the herring fair')),
    ).toBeNull();
  });
});

describe('what was to have been', () => {
  const missed = (text: string, title = 'Skarn Bridge opens in Torsund') => {
    const page = pageOf('Skarn Bridge', text);
    return codeOf(didNotComeAbout(modelOf(title), page, page.sentences[0]));
  };

  it.each([
    'Monday was to have been the day.',
    'The bridge had been due to open in May.',
    'A trial found no significant effect.',
    'The bridge missed its opening date.',
  ])('did not come about: %s', (text) => expect(missed(text)).toBe('caution.unfulfilled'));

  it.each(['Monday was the day.', 'The bridge is due to open in May.', 'A trial found a large effect.'])(
    'may have come about: %s',
    (text) => expect(missed(text)).toBeNull(),
  );

  it('is asked of headline and quoted sentence alone', () => {
    expect(missed('The bridge is open. The pier was to have been next.')).toBeNull();
  });

  it('is the event itself where the topic says so', () => {
    expect(missed('The bridge missed its opening date.', 'Skarn Bridge misses opening date')).toBeNull();
  });
});

describe('whose deed it is', () => {
  const model = modelOf('Ada Ridley wins Ostrel Prize', { entities: ['Ada Ridley', 'Ostrel Prize'] });
  const otherPersonCaution = (headline: string, text: string, topic = model) => {
    const page = pageOf(headline, text);
    return otherPersonReason(topic, page, page.sentences[0]);
  };

  it('must be told in headline or quoted sentence, by the surname at least', () => {
    expect(otherPersonCaution('Prize for debut', 'Wilma Ott won the Ostrel Prize.')).toEqual({
      code: 'caution.not-named',
      params: { who: 'Ada Ridley' },
    });
    expect(otherPersonCaution('Prize for Ridley', 'She won the Ostrel Prize.')).toBeNull();
    expect(otherPersonCaution('Prize for debut', 'Ridley won the Ostrel Prize.')).toBeNull();
  });

  it('is not asked of deeds that many do, nor where nobody leads the title, nor without a passage', () => {
    const moves = modelOf('Ada Ridley leaves Torsund Choir', { entities: ['Ada Ridley'] });
    expect(otherPersonCaution('Choir', 'Wilma Ott leaves.', moves)).toBeNull();
    const prize = modelOf('Ostrel prize won by debut novel', { entities: [] });
    expect(otherPersonCaution('Prize', 'Wilma Ott won.', prize)).toBeNull();
    expect(otherPersonReason(model, pageOf('', ''), undefined)).toBeNull();
  });
});

describe('a namesake', () => {
  const model = (who: string) =>
    modelOf(`${who} Ada Ridley wins Ostrel Prize`, { entities: ['Ada Ridley', 'Ostrel Prize'] });
  const other = (who: string, text: string, language: string | null = 'en') =>
    codeOf(ofAnother(model(who), pageOf('Ostrel Prize', text), language));

  it('is suspected where a page says nothing of what the title says who that is', () => {
    expect(other('Danish-born surgeon', 'Ada Ridley won.')).toBe('caution.of-another');
  });

  it.each(['She is a surgeon.', 'She trained in Danish hospitals.', 'Surgeons cheered.'])(
    'is not where it says so in any form: %s',
    (text) => expect(other('Danish-born surgeon', `Ada Ridley won. ${text}`)).toBeNull(),
  );

  it('is not where the title has fewer than two words that tell', () => {
    expect(other('Surgeon', 'Ada Ridley won.')).toBeNull();
    expect(other('Former surgeon', 'Ada Ridley won.')).toBeNull();
    expect(other('Old shy', 'Ada Ridley won.')).toBeNull();
  });

  it('is not on a page in another language, whose words differ anyway', () => {
    expect(other('Danish-born surgeon', 'Ada Ridley ha ganado.', 'es')).toBeNull();
    expect(other('Danish-born surgeon', 'Ada Ridley won.', null)).toBe('caution.of-another');
  });
});

describe('a share as one party has it', () => {
  const sided = (text: string, title = '80% of workers join strike') =>
    codeOf(oneSided(modelOf(title), pageOf('Strike', text).sentences[0]));

  it.each([
    'Four in five, 80%, joined, the union said.',
    'According to the company, 80% joined.',
    'The town’s opposition said 80% joined, according to the party.',
  ])('is that party’s word: %s', (text) => expect(sided(text)).toBe('caution.partys-word'));

  it.each(['80% joined, the labour office counted.', '80% joined.', 'The union hall was full.'])('is not: %s', (text) =>
    expect(sided(text)).toBeNull(),
  );

  it.each(['Half of the workers join strike', 'Two thirds of the workers join strike', 'Majority joins strike'])(
    'may be a share without a figure: %s',
    (title) => expect(sided('They joined, the union said.', title)).toBe('caution.partys-word'),
  );

  it('is not asked where the topic has no share', () => {
    expect(sided('80% joined, the union said.', 'Workers join strike')).toBeNull();
    expect(oneSided(modelOf('80% of workers join strike'), undefined)).toBeNull();
  });
});

describe('a caution on hostile text', () => {
  it('comes to an end on a page of endless commas, quotes and marks', () => {
    const text = `${', the '.repeat(4_000)}${'“a'.repeat(4_000)}${'union '.repeat(4_000)}`;
    const began = cpuNow();
    const c = caseOf(STRIKE, articleOf('Strike', text));
    const [sentence] = c.page.sentences;
    doubted(c.topic, c.page, sentence, 'en');
    inQuotes(c.topic, c.page.sentences.slice(0, 1));
    longAgo(c.topic, c.page);
    oneSided(c.topic, sentence);
    expect(cpuNow() - began).toBeLessThan(10_000);
  });
});
