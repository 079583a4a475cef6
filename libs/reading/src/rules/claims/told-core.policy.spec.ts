import { sentenceOf } from '@corroborate/domain';
import { topicOf } from '@corroborate/domain/testing';
import { extractClaims } from './claims.policy';
import { toldCore } from './told-core.policy';

describe('the core as people are told it', () => {
  const topic = topicOf({
    title: 'Altmoor win their first handball cup',
    articleText: 'Altmoor beat Isartal by 31-29 after extra time and won the handball cup for the first time.',
    location: 'Elmsworth, Ohio',
    eventDate: '2026-04-19',
  });
  const core = extractClaims(topic)[0]!;
  const told = (...texts: string[]) => toldCore(core, topic, texts);

  it('is the concrete sentence where the pages that bear it out name what it names', () => {
    const report = 'Altmoor lifted the cup on Sunday. The final against Isartal ended 31-29.';
    expect(told('Altmoor won the cup.', report)).toBe(core);
  });

  it('is the headline where they name nobody and no figure of it, and says what they leave out', () => {
    const claim = told('Altmoor won the handball cup on Sunday, its first.');
    expect(claim.text).toBe(core.text);
    expect(claim.statement).toBe('Altmoor win their first handball cup (in Elmsworth, Ohio, about 2026-04-19).');
    expect(sentenceOf(claim.reasons.at(-1)!)).toBe(
      'Told in the words of the headline: no page that bears it out speaks of “Isartal”, “31-29”.',
    );
  });

  it('may be of the place that came with the topic, whatever pages call it', () => {
    const placed = topicOf({ ...topic, articleText: 'In Elmsworth, Ohio, Altmoor won the handball cup on Sunday.' });
    const own = extractClaims(placed)[0]!;
    expect(toldCore(own, placed, ['Altmoor won.'])).toBe(own);
  });

  it('may be of the day that came with the topic, however it is written', () => {
    const put = { ...core, statement: 'Altmoor won the cup against Isartal (2026-04-19).' };
    expect(toldCore(put, topic, ['Altmoor beat Isartal.'])).toBe(put);
  });

  it('is the sentence that a model put only where pages bear that out as well', () => {
    const put = { ...core, statement: 'Altmoor won the cup against Isartal.' };
    expect(toldCore(put, topic, ['Altmoor beat Isartal.'])).toBe(put);
    expect(toldCore(put, topic, ['Altmoor won the cup.']).statement).toMatch(/^Altmoor win their first/);
  });

  it('reads no further page once the pages before name every detail', () => {
    const texts = ['Altmoor lifted the cup on Sunday. The final against Isartal ended 31-29.', 'never read'];
    const unread = () => {
      throw new Error('A page was read that nothing is sought in');
    };
    Object.defineProperty(texts, 1, { get: unread });
    expect(toldCore(core, topic, texts)).toBe(core);
  });
});
