import { findHandlerFaults } from './handlers.policy';

const search = { queue: 'stage-search', name: 'SearchProcessor' };
const read = { queue: 'stage-read', name: 'ReadProcessor' };
const QUEUES = ['stage-search', 'stage-read'];

describe('findHandlerFaults', () => {
  it('returns nothing if each queue has exactly one handler', () => {
    expect(findHandlerFaults(QUEUES, [search, read])).toEqual([]);
  });

  it('returns a queue without a handler', () => {
    expect(findHandlerFaults(QUEUES, [search])).toEqual([{ queue: 'stage-read', handlers: [] }]);
  });

  it('returns a queue with two handlers and names both', () => {
    const second = { queue: 'stage-read', name: 'OtherProcessor' };
    expect(findHandlerFaults(QUEUES, [search, read, second])).toEqual([
      { queue: 'stage-read', handlers: ['ReadProcessor', 'OtherProcessor'] },
    ]);
  });
});
