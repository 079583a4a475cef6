import { findHandlerFaults } from './handlers.policy';

const search = { queue: 'stage-search', name: 'SearchProcessor' };
const read = { queue: 'stage-read', name: 'ReadProcessor' };
const QUEUES = ['stage-search', 'stage-read'];

describe('the handlers of queues', () => {
  it('are right where each queue has exactly one', () => {
    expect(findHandlerFaults(QUEUES, [search, read])).toEqual([]);
  });

  it('name the queue that has none', () => {
    expect(findHandlerFaults(QUEUES, [search])).toEqual([{ queue: 'stage-read', handlers: [] }]);
  });

  it('name the queue that has two, and both of them', () => {
    const second = { queue: 'stage-read', name: 'OtherProcessor' };
    expect(findHandlerFaults(QUEUES, [search, read, second])).toEqual([
      { queue: 'stage-read', handlers: ['ReadProcessor', 'OtherProcessor'] },
    ]);
  });
});
