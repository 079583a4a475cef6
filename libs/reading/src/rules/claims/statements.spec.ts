import { extractClaims } from './claims.policy';
import { judgeSource } from '../judge-page';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';

const when = '2025-03-05T10:00:00.000Z';
function stanceOf(title: string, headline: string, text: string): string {
  const topic = buildTopic({ title, eventDate: when });
  return judgeSource({
    topic,
    claims: extractClaims(topic),
    article: buildArticle(headline, text),
    now: new Date('2025-03-20T00:00:00.000Z'),
  }).overall.stance;
}

describe('topic about a statement by a person', () => {
  it('does not count a report of a person’s denial as disputing a topic about that denial', () => {
    const text =
      'Orla Brandt denied on Wednesday that she ever kept a list of donors, in a transcript the Ministry ' +
      'of Trade released. Brandt denied the list in two interviews with the Ministry of Trade.';
    const stance = stanceOf(
      'Orla Brandt never saw donors, denies list in Ministry of Trade transcript',
      'Orla Brandt denies list of donors',
      text,
    );
    expect(stance).not.toBe('disputes');
  });

  it('counts sentences that quote a person as support for a topic about that person’s statement', () => {
    const text =
      '"He is not fit to lead," Senator Pal Wick said of Governor Rane at the Harbour Forum on Wednesday ' +
      'as he criticized Rane for the flood. Wick criticized Governor Rane twice at the Harbour Forum.';
    expect(
      stanceOf('Pal Wick criticizes Governor Rane at Harbour Forum', 'Wick criticizes Rane at Harbour Forum', text),
    ).toBe('supports');
  });

  it('counts an assertion as disputing a topic that is only a denial', () => {
    const text =
      'The Corbel Bridge collapsed on Wednesday morning, the road office said. Two lanes of the Corbel ' +
      'Bridge collapsed into the river.';
    expect(stanceOf('Corbel Bridge did not collapse', 'Corbel Bridge collapses', text)).toBe('disputes');
  });
});

describe('topic about a future event', () => {
  const TITLE = 'Minister Asta Holm to visit Skarn foundry';

  it('does not count a page that announces the same future event as disputing the topic', () =>
    expect(
      stanceOf(
        TITLE,
        'Holm to visit foundry',
        'Minister Asta Holm will visit the Skarn foundry on Friday, her office said on Wednesday. The ' +
          'foundry in Skarn employs 80 people.',
      ),
    ).not.toBe('disputes'));

  it.each([
    ['possible', 'Minister Asta Holm may visit the Skarn foundry if talks go well, but nothing is settled.'],
    ['rumoured', 'Posts on social media claim that Minister Asta Holm will visit the Skarn foundry.'],
    ['denied', 'Minister Asta Holm will not visit the Skarn foundry, her office said, and called the story false.'],
  ])('does not support a topic about a future visit if the visit is %s', (_, text) =>
    expect(stanceOf(TITLE, 'Asta Holm and the Skarn foundry', text)).not.toBe('supports'),
  );
});

describe('page whose closest passage hedges', () => {
  const TITLE = 'Ulvan Foods keeps depot in Marrow Bay';

  it('supports with another unhedged passage that has enough of the words', () => {
    const text =
      'Ulvan Foods keeps its depot in Marrow Bay, which might please farmers of the Marrow Bay ' +
      'area.\n\nUlvan Foods keeps the depot in Marrow Bay.';
    expect(stanceOf(TITLE, 'Ulvan Foods depot stays in Marrow Bay', text)).toBe('supports');
  });

  it('does not support if another passage questions or denies the statement', () => {
    const text =
      'Ulvan Foods keeps its depot in Marrow Bay, which might please farmers.\n\nUlvan Foods keeps the ' +
      'depot in Marrow Bay? Nobody knows.';
    expect(stanceOf(TITLE, 'The depot in Marrow Bay', text)).not.toBe('supports');
  });
});
