import { extractClaims } from '../claims/claims.policy';
import { judgeSource } from '../judge-page';
import { articleOf, topicOf } from '@corroborate/domain/testing';

const CLAIM = topicOf({
  title: 'Minister Aldo Verin declared fishing huts as essential workplaces during the salt crisis.',
  eventDate: '2025-09-01T12:00:00.000Z',
});
const HEADLINE = 'Huts on the ice';

/** What a page written months before the claim was made says about it. */
function stance(text: string, { topic = CLAIM, day = '2025-05-22T10:00:00.000Z' } = {}) {
  const article = articleOf(HEADLINE, text, { day });
  return judgeSource({ topic, claims: extractClaims(topic), article, now: new Date('2025-10-01') }).overall;
}

describe('a claim about earlier facts', () => {
  const plain =
    'On May 22nd, Minister Aldo Verin declared fishing huts “essential” workplaces that should stay heated.';

  it('is borne out by an older page with a sentence that says it', () => {
    const judged = stance(plain);
    expect(judged.stance).toBe('supports');
    expect(judged.passage?.quote).toBe(plain);
    expect(judged.reasons[0]?.code).toBe('stance.bears-out');
  });

  it.each([
    ['negated', 'On May 22nd, Minister Aldo Verin never declared fishing huts essential workplaces.'],
    ['said of somebody else', 'On May 22nd, Minister Mirel Dast declared fishing huts essential workplaces.'],
    [
      'said by somebody',
      '“Minister Aldo Verin declared fishing huts essential workplaces on May 22nd,” Mirel Dast said.',
    ],
    ['of another predicate', 'On May 22nd, Minister Aldo Verin inspected fishing huts at essential workplaces.'],
    ['planned', 'Minister Aldo Verin may have declared fishing huts essential workplaces on May 22nd.'],
    ['in a speech of one who speaks for himself', `We thank you all. ${plain}`],
    ['looked into by a checker', `${plain} A viral post made more of it.`],
  ])('is not borne out where it is %s', (_, text) => {
    expect(stance(text).stance).not.toBe('supports');
  });

  it('is not borne out by the claim over again, word for word', () => {
    expect(
      stance('On May 22nd, Minister Aldo Verin declared fishing huts as essential workplaces during the salt crisis.')
        .stance,
    ).not.toBe('supports');
  });

  it('is not borne out by a page of another time', () => {
    expect(stance(plain, { day: '2019-05-22T10:00:00.000Z' }).stance).not.toBe('supports');
  });

  it('keeps its figures, and what fell did not rise', () => {
    const topic = topicOf({
      title: 'Since 2010, herring landings at Torsund fell by 20 %.',
      eventDate: '2025-09-01T12:00:00.000Z',
    });
    expect(
      stance('Herring landings at Torsund fell by 20 % between 2010 and 2024, the fishery office shows.', { topic })
        .stance,
    ).toBe('supports');
    expect(
      stance('Herring landings at Torsund fell by 35 % between 2010 and 2024, the fishery office shows.', { topic })
        .stance,
    ).not.toBe('supports');
    expect(
      stance('Herring landings at Torsund fell by 20 % between 2016 and 2024, the fishery office shows.', { topic })
        .stance,
    ).not.toBe('supports');
    expect(
      stance('Herring landings at Torsund rose by 20 % between 2010 and 2024, after they fell before.', { topic })
        .stance,
    ).not.toBe('supports');
  });

  it('does not take an older event of a topic that is reported as one', () => {
    const topic = topicOf({ ...CLAIM, location: 'Torsund' });
    expect(stance(plain, { topic }).stance).not.toBe('supports');
  });
});
