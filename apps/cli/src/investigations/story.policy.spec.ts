import { Readable } from 'node:stream';
import { checkStory, toTopicDraft, fillFromPage, type Story } from './story.policy';
import { readStory } from './story.reader';

const NOW = new Date('2026-01-02T12:00:00Z');
const STORY: Story = {
  headline: 'Bridge closed',
  url: null,
  text: 'A text.',
  date: null,
  place: 'Ulm',
  language: 'en',
};
const refused = expect.objectContaining({ code: 'invalid-input' });

it.each(['a\u0000b', 'a\ud800b', '\udc00'])('rejects %j in every part of a story before it opens anything', (text) => {
  for (const name of ['headline', 'url', 'text', 'date', 'place', 'language'] as const) {
    const story = { ...STORY, [name]: text };
    expect(() => checkStory(story, NOW)).toThrow(refused);
    expect(() =>
      toTopicDraft(fillFromPage(story, { title: text, text, day: null, language: null }), 'cli-1', NOW),
    ).toThrow(refused);
  }
});

it('rejects a text with a NUL byte from standard input', async () => {
  const given = await readStory({ story: '-' }, Readable.from([Buffer.from('Bridge closed\n\nA \0 text.')]));
  expect(() => checkStory(given, NOW)).toThrow(refused);
});
