import { fromPlaces, toPlaces } from './answer.places';
import { buildKey, parseQuestion } from './question';
import { getRecordedKind } from './recorded.reader';

const TOPIC = { topic: 'Wend bridge closed', summary: null, place: 'Aldham', date: '2026-06-09' };
const CORE = 'The Wend bridge was closed.';
const DENIED = 'It is not true that this happened: The Wend bridge was closed.';
const TEXT = 'The county closed the Wend bridge on Monday, its engineer said.';
const lines = (...data: object[]) =>
  ['The data:', '<<<DATA x', ...data.map((one) => JSON.stringify(one)), 'END x>>>'].join('\n');
const asked = lines(
  TOPIC,
  { claim: 'q1', text: CORE },
  { claim: 'q2', text: DENIED },
  { passage: 'p1', text: 'Weather: rain.' },
  { passage: 'p2', text: TEXT },
);
const turned = lines(
  TOPIC,
  { passage: 'x7', text: 'Weather: rain.' },
  { passage: 'x8', text: TEXT },
  { claim: 's1', text: DENIED },
  { claim: 's2', text: CORE },
);
const key = (task: string, message: string) => buildKey(parseQuestion(task, message), 'first');

describe('the key of a request', () => {
  it('ignores wording around the data, IDs and statement order', () => {
    expect(key('stance', asked)).toMatch(/^[0-9a-f]{64}$/);
    expect(key('stance', turned)).toBe(key('stance', asked));
    expect(key('stance', `Read with great care.\n${asked}`)).toBe(key('stance', asked));
  });

  it.each([
    ['task', 'vouching', asked],
    ['page', 'stance', asked.replace('Monday', 'Tuesday')],
    ['topic', 'stance', asked.replace('Aldham', 'Oslo')],
    ['statement', 'stance', asked.replace('"The Wend bridge was', '"The Wend bridge is')],
    ['place of its passages', 'stance', lines(TOPIC, { passage: 'p1', text: TEXT }, { passage: 'p2', text: '' })],
  ])('differs if the %s differs', (_, task, message) => expect(key(task, message)).not.toBe(key('stance', asked)));

  it('differs for a critic', () =>
    expect(buildKey(parseQuestion('stance', asked), 'critic')).not.toBe(key('stance', asked)));

  it('depends on the text of a named passage and on the quoted words', () => {
    const named = (passage: string, words: string) =>
      key(
        'vouching',
        lines({ named: passage, words }, { passage: 'p1', text: 'Rain.' }, { passage: 'p2', text: TEXT }),
      );
    expect(named('p1', 'Rain')).not.toBe(named('p2', 'Rain'));
    expect(named('p2', 'Monday')).not.toBe(named('p2', 'engineer'));
    const again = lines({ named: 'b', words: 'Rain' }, { passage: 'a', text: 'Rain.' }, { passage: 'b', text: TEXT });
    expect(key('vouching', again)).toBe(named('p2', 'Rain'));
  });
});

describe('stored answer', () => {
  const answer = {
    answers: [
      { claim: 'q1', stance: 'supports', passage: 'p2', quote: 'closed the Wend bridge on Monday' },
      { claim: 'q2', stance: 'unrelated', passage: '', quote: '' },
    ],
  };

  it('holds positions instead of page text', () => {
    expect(toPlaces(answer, parseQuestion('stance', asked))).toEqual({
      stored: {
        answers: [
          { claim: 1, stance: 'supports', passage: 1, quote: [11, 43] },
          { claim: 0, stance: 'unrelated', passage: null, quote: null },
        ],
      },
      misquoted: 0,
    });
  });

  it('returns a stored model answer with the IDs of the current request', () => {
    const { stored } = toPlaces(answer, parseQuestion('stance', asked));
    expect(fromPlaces(stored, parseQuestion('stance', asked))).toEqual(answer);
    expect(fromPlaces(stored, parseQuestion('stance', turned))).toEqual({
      answers: [
        { claim: 's2', stance: 'supports', passage: 'x8', quote: 'closed the Wend bridge on Monday' },
        { claim: 's1', stance: 'unrelated', passage: '', quote: '' },
      ],
    });
  });

  it('drops a quote that is not in the passage, and counts it', () => {
    const invented = { answer: 'reports', passage: 'p1', quote: 'It was closed.' };
    const { stored, misquoted } = toPlaces(invented, parseQuestion('vouching', asked));
    expect([stored, misquoted]).toEqual([{ answer: 'reports', passage: 0, quote: null }, 1]);
    expect(fromPlaces(stored, parseQuestion('vouching', asked))).toEqual({ ...invented, quote: '' });
  });

  it('restores a quote from the topic’s headline in a stored model answer', () => {
    const put = { sentence: 'The bridge is shut.', quotes: [{ passage: 'title', quote: 'bridge closed' }] };
    const { stored, misquoted } = toPlaces(put, parseQuestion('core-claim', asked));
    expect([stored, misquoted]).toEqual([{ ...put, quotes: [{ passage: 2, quote: [5, 18] }] }, 0]);
    expect(fromPlaces(stored, parseQuestion('core-claim', turned))).toEqual(put);
  });

  it('keeps text that is not a quote', () => {
    const own = { claim: 'A bridge over the Wend is shut.', figures: [3, null] };
    expect(toPlaces(own, parseQuestion('core', asked))).toEqual({ stored: own, misquoted: 0 });
    expect(fromPlaces(own, parseQuestion('core', asked))).toEqual(own);
  });
});

describe('model name', () => {
  it.each([
    ['sandbox-recorded', { role: 'first', gathers: false }],
    ['sandbox-recorded-critic', { role: 'critic', gathers: false }],
    ['sandbox-recorder', { role: 'first', gathers: true }],
    ['sandbox-recorder-critic', { role: 'critic', gathers: true }],
    ['sandbox-notes', null],
    ['sandbox-behaves', null],
  ])('reads from the model name %s whether answers come from recordings', (name, kind) =>
    expect(getRecordedKind(name)).toEqual(kind),
  );
});
