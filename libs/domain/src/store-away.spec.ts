import { CorroborateError } from './errors';
import { isStoreAway } from './store-away';

const coded = (code: string, more: object = {}) => Object.assign(new Error('broken'), { code, ...more });

it.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a refused connection to several addresses', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['a database that shuts down', coded('57P01', { severity: 'FATAL' })],
  ['a connection that ended in between', new Error('Connection terminated unexpectedly')],
  ['a client that is of no use any more', new Error('Client has encountered a connection error and is not queryable')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a Redis that does not come back', new Error('Reached the max retries per request limit (which is 2).')],
  ['a Redis that is loading', new Error('LOADING Redis is loading the dataset in memory')],
  ['what a mapper wraps', Object.assign(new Error('query failed'), { driverError: coded('57P02') })],
  ['an error of ours', new CorroborateError('database-unavailable', 'The database does not answer.')],
  ['what ours wraps', new CorroborateError('queue-unavailable', 'Not done.', { cause: coded('EPIPE') })],
])('knows %s for a store that is away', (_, error) => {
  expect(isStoreAway(error)).toBe(true);
});

it.each([
  ['a value the database cannot hold', coded('22P05', { severity: 'ERROR' })],
  ['a unique key', coded('23505')],
  ['a job the queue cannot hold', new CorroborateError('queue-unavailable', 'Not done.', { cause: new Error('size') })],
  ['an upstream', new CorroborateError('upstream-failed', 'a page')],
  ['a fault in the program', new TypeError('x is not a function')],
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
])('takes %s for something else', (_, error) => {
  expect(isStoreAway(error)).toBe(false);
});

it('comes to an end with an error that is its own cause', () => {
  const error: Error = new Error('round');
  error.cause = error;
  expect(isStoreAway(error)).toBe(false);
});
