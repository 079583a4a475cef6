import { parseSaveResponse } from './save-answer.policy';

const read = (answer: object | string, status = 200) =>
  parseSaveResponse(status, Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)));

const MADE = { message: 'The same snapshot had been made 7 minutes ago. You can make new capture after 1 hour.' };

describe('a Save Page Now response', () => {
  it.each([
    ['an order taken', { url: 'https://a.example/', job_id: 'spn2-1' }, { kind: 'asked', job: 'spn2-1' }],
    ['an earlier copy taken again', { job_id: 'x', message: 'The same snapshot …' }, { kind: 'asked', job: 'x' }],
    [
      'no order without a refusal: a copy was just made',
      { url: 'https://a.example/', ...MADE },
      { kind: 'made-before' },
    ],
    ['the same with an empty job', { ...MADE, job_id: null, status: null }, { kind: 'made-before' }],
    ['the same with its time', { ...MADE, timestamp: '20261121085512' }, { kind: 'kept', timestamp: '20261121085512' }],
    ['an order without a job', { message: 'Queued.' }, { kind: 'later', why: 'error:no-job' }],
    ['work that goes on', { status: 'pending', job_id: 'spn2-1', resources: [] }, { kind: 'pending' }],
    ['a copy', { status: 'success', timestamp: '20261121090012' }, { kind: 'kept', timestamp: '20261121090012' }],
    [
      'a refusal for good',
      { status: 'error', status_ext: 'error:blocked-url', message: 'no' },
      { kind: 'refused', why: 'error:blocked-url' },
    ],
    [
      'a refusal that a longer code only begins like',
      { status: 'error', status_ext: 'error:blocked-client-ip' },
      { kind: 'later', why: 'error:blocked-client-ip' },
    ],
    [
      'a refusal for today',
      { status: 'error', status_ext: 'error:too-many-daily-captures' },
      { kind: 'later', why: 'error:too-many-daily-captures' },
    ],
  ])('reads a Save Page Now response as %s', (_what, answer, meant) => expect(read(answer)).toEqual(meant));

  it('does not pass on an invalid code or timestamp from a Save Page Now response', () => {
    expect(read({ status: 'error', status_ext: 'error:<b>x</b>' })).toEqual({ kind: 'later', why: 'error:unknown' });
    expect(read({ status: 'success', timestamp: '2026/../x' })).toEqual({ kind: 'later', why: 'error:http-200' });
    expect(read({ status: 'success', timestamp: '20261399999999' })).toEqual({ kind: 'later', why: 'error:http-200' });
    expect(read({ status: 'success' })).toEqual({ kind: 'later', why: 'error:no-timestamp' });
  });

  it('distinguishes invalid keys from a busy archive, and an HTML page from JSON', () => {
    expect(read({ message: 'You need to be logged in' }, 401)).toEqual({ kind: 'refused', why: 'error:keys' });
    expect(read('Too Many Requests', 429)).toEqual({ kind: 'later', why: 'error:http-429' });
    expect(read('<html></html>')).toEqual({ kind: 'later', why: 'error:http-200' });
  });
});
