import { createReason } from '@corroborate/domain';
import { damTopic } from '../testing/samples';
import { textRelevance } from './text-relevance.policy';

const topic = damTopic({
  title: 'Strike closes Orson Paper mill in Elm Valley',
  entities: ['Orson Paper'],
  location: 'Elm Valley, Vermont',
});

describe('relevance of a text', () => {
  it('rates the relevance of a text as high if it reports the story, and gives the matching words', () => {
    const relevance = textRelevance(topic, {
      title: 'Mill shut',
      text: 'Workers at the Orson Paper mill in Elm Valley went on strike, which closed the plant.',
    });
    expect(relevance.score).toBeGreaterThan(70);
    expect(relevance.reasons).toMatchObject([
      { code: 'text.words', params: { words: expect.arrayContaining(['Orson']) } },
    ]);
  });
  it('rates the relevance of a text as low if only the headline matches or the words appear far down', () => {
    const far = `${'Bread prices rose again. '.repeat(200)}Orson Paper mill strike in Elm Valley`;
    expect(textRelevance(topic, { title: 'News of the day', text: far }).score).toBe(0);
    expect(textRelevance(topic, { title: '', text: 'A paper mill somewhere.' }).reasons).toContainEqual(
      createReason('text.no-party'),
    );
  });
});
