import type { Article } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';
import { buildCase, listCodes, judgeOverall } from '../testing/judged';
import { FIRE, STRIKE } from '../testing/stories';
import { findForeignDispute, findForeignSupport, isForeign } from './foreign.policy';

const es = (headline: string, text: string, given: Partial<Article> = {}) =>
  buildArticle(headline, text, { language: 'es', ...given });
const SAID = 'Un incendio en Skarn Foundry obligó el miércoles a desalojar a 140 vecinos de Torsund.';
const DENIED = 'No hubo ningún incendio en Skarn Foundry de Torsund el miércoles.';

describe('page in another language', () => {
  const FIRES = 'Los bomberos de la ciudad y una parte de los vecinos pasaron la noche en las calles del puerto.';
  const ENGLISH = 'The crews of the town and some of the neighbours were at the gates with their dogs by night.';

  it.each<[string, string | null, string, boolean]>([
    ['declares it', 'es', FIRES, true],
    ['declares no language but has its function words', null, FIRES, true],
    ['declares no language and has English function words', null, ENGLISH, false],
    ['declares English', 'en', FIRES, false],
    ['declares British English', 'en-GB', FIRES, false],
    ['declares Spanish but has English function words', 'es', ENGLISH, false],
    ['declares an unsupported language', 'ru', 'Пожар на заводе в Торсунде.', false],
    ['has no text', null, '', false],
  ])('decides whether a page is in another language if it %s (%s)', (_, language, text, expected) => {
    const languageBasis = language === null ? 'none' : 'markup';
    const article = buildArticle('Torsund', text, { language, languageBasis } as Partial<Article>);
    expect(isForeign(article)).toBe(expected);
  });
});

describe('support in another language', () => {
  const support = (headline: string, text: string, topic = FIRE) => {
    const { topic: model, page, match } = buildCase(topic, es(headline, text));
    return findForeignSupport(model, page, match);
  };

  it('requires names, a figure and a word for the event', () => {
    const found = support('Incendio', SAID);
    expect(found?.sentence.text).toBe(SAID);
    expect(found?.reason).toMatchObject({ code: 'stance.foreign-support', params: { names: 2, figures: 1 } });
  });

  it.each([
    ['a different figure and only two names', SAID.replace('140', '90').replace(' en Skarn Foundry', '')],
    ['another kind of event', SAID.replace('Un incendio', 'Una fiesta')],
    ['expressed doubt', SAID.replace('Un incendio', 'Un supuesto incendio')],
  ])('finds no support in another language with %s', (_, text) => expect(support('Torsund', text)).toBeNull());

  it('finds no support in another language under a doubtful headline', () => {
    const text = 'Bomberos de Torsund y de la comarca, con 140 vecinos, pasaron la noche en Skarn Foundry.';
    expect(support('Incendio en Skarn Foundry', text)).not.toBeNull();
    expect(support('Supuesto incendio en Skarn Foundry', text)).toBeNull();
  });

  it('accepts the event word in the headline if the opening has the names', () => {
    const text = 'Skarn Foundry de Torsund: 140 vecinos pasaron la noche fuera de sus casas el miércoles.';
    expect(support('Incendio en Torsund', text)?.sentence.text).toBe(text);
  });

  it.each([
    ['a dot as thousands separator', '1,400', '1.400', 1],
    ['a comma as decimal separator', '1,400', '1,4', 0],
    ['numbers from twenty up are compared', '20', '20', 1],
    ['smaller numbers are ignored', '19', '19', 0],
    ['a different figure', '140', '141', 0],
  ])('compares figures in the local notation: %s', (_, ours, theirs, figures) => {
    const topic = { ...FIRE, title: FIRE.title.replace('140', ours) };
    const third = `${SAID.replace('140', theirs)} Lo dijo Orla Brandt.`;
    const found = support('Incendio', third, { ...topic, entities: ['Skarn Foundry', 'Orla Brandt'] });
    expect(found?.reason.params).toMatchObject({ names: 3, figures });
  });

  it('finds support in another language by the anchors rule and quotes it in its own language', () => {
    const judged = judgeOverall(FIRE, es('Incendio en Skarn Foundry', SAID));
    expect(judged).toMatchObject({ rule: 'anchors', stance: 'supports', strength: 0.7 });
    expect(judged.passage?.quote).toBe(SAID);
  });
});

describe('denial in another language', () => {
  it.each([
    ['es', 'No hubo ningún incendio en Skarn Foundry de Torsund el miércoles.'],
    ['de', 'Bei Skarn Foundry in Torsund gab es am Mittwoch keinen Brand.'],
  ])('disputes the event (in %s)', (language, text) => {
    const judged = judgeOverall(FIRE, buildArticle('Skarn Foundry', text, { language }));
    expect(judged).toMatchObject({ rule: 'foreign-denial', stance: 'disputes', strength: 0.8 });
    expect(judged.passage?.quote).toBe(text);
    expect(listCodes(judged)[0]).toBe('stance.foreign-denial');
  });

  it('quotes the first sentence if the denial is in the headline', () => {
    const judged = judgeOverall(
      FIRE,
      es('No hubo incendio en Skarn Foundry', 'La calma reina en Torsund el miércoles.'),
    );
    expect(judged).toMatchObject({ rule: 'foreign-denial', stance: 'disputes' });
    expect(judged.passage?.quote).toBe('La calma reina en Torsund el miércoles.');
  });

  it('accepts a denial in another language only if it is about this event', () => {
    const other = 'No hubo ninguna fiesta en Skarn Foundry de Torsund el miércoles.';
    expect(judgeOverall(FIRE, es('Skarn Foundry', other)).rule).not.toBe('foreign-denial');
  });

  it('ignores a denial in another language from another time, or if the topic is a denial or quotation', () => {
    const { topic, page, match } = buildCase(FIRE, es('Skarn Foundry', DENIED));
    expect(findForeignDispute(topic, page, match)).not.toBeNull();
    expect(findForeignDispute(topic, page, { ...match, near: false })).toBeNull();
    expect(findForeignDispute({ ...topic, denies: true }, page, match)).toBeNull();
    expect(findForeignDispute({ ...topic, quotes: true }, page, match)).toBeNull();
  });

  it('returns null for a denial in another language if the page has no sentences', () => {
    const { topic, page, match } = buildCase(FIRE, es('No hubo incendio en Skarn Foundry', ''));
    expect(findForeignDispute(topic, page, match)).toBeNull();
  });

  it('does not search for a denial in another language in unsupported scripts', () => {
    const page = buildArticle('Забастовка', 'Забастовки на заводе не было.', { language: 'ru' });
    expect(judgeOverall(STRIKE, page).stance).toBe('unrelated');
    const greek = buildTopic({ title: 'Απεργία στο λιμάνι', location: null });
    expect(judgeOverall(greek, page).stance).not.toBe('supports');
  });
});
