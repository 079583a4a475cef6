import { CorroborateError } from './errors';
import { describeStorageFault, findStorageFault, isStorageUnavailable } from './storage-fault';

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
  ['an error wrapped by the mapper', Object.assign(new Error('query failed'), { driverError: coded('57P02') })],
  ['an error of ours', new CorroborateError('database-unavailable', 'The database does not answer.')],
  ['an error wrapped by us', new CorroborateError('queue-unavailable', 'Not done.', { cause: coded('EPIPE') })],
])('recognizes %s as a storage fault', (_, error) => {
  expect(isStorageUnavailable(error)).toBe(true);
});

it.each([
  ['a value the database cannot hold', coded('22P05', { severity: 'ERROR' })],
  ['a unique key', coded('23505')],
  ['a job the queue cannot hold', new CorroborateError('queue-unavailable', 'Not done.', { cause: new Error('size') })],
  ['an upstream', new CorroborateError('upstream-failed', 'a page')],
  ['a fault in the program', new TypeError('x is not a function')],
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
])('does not treat %s as unavailable storage', (_, error) => {
  expect(isStorageUnavailable(error)).toBe(false);
});

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

it.each([
  [coded('53100'), 'PostgreSQL has no disk space left (53100).'],
  [coded('53200'), 'PostgreSQL has no memory left (53200).'],
  [coded('53300'), 'PostgreSQL accepts no more connections (53300).'],
  [coded('53000'), 'PostgreSQL is out of resources (53000).'],
  [coded('53400'), 'PostgreSQL is out of resources (53400).'],
  [coded('57P03'), 'PostgreSQL is starting up or shutting down (57P03).'],
  [coded('58030'), 'PostgreSQL cannot read or write its disk (58030).'],
  [coded('58P01'), 'PostgreSQL cannot read or write its disk (58P01).'],
  [coded('25006'), 'PostgreSQL is read-only (25006).'],
  [
    Object.assign(new Error('query failed'), { driverError: coded('53100') }),
    'PostgreSQL has no disk space left (53100).',
  ],
  [reply("OOM command not allowed when used memory > 'maxmemory'."), 'Redis has no memory left (OOM).'],
  [
    reply("ERR Error running script (call to f_1): @user_script:9: -OOM command not allowed when used memory > 'x'."),
    'Redis has no memory left (OOM).',
  ],
  [reply('MISCONF Redis is configured to save RDB snapshots'), 'Redis cannot read or write its disk (MISCONF).'],
  [reply("READONLY You can't write against a read only replica."), 'Redis is read-only (READONLY).'],
  [reply('LOADING Redis is loading the dataset in memory'), 'Redis is starting up or shutting down (LOADING).'],
  [reply('MASTERDOWN Link with MASTER is down'), 'Redis is starting up or shutting down (MASTERDOWN).'],
  [reply('CLUSTERDOWN The cluster is down'), 'Redis is unreachable (CLUSTERDOWN).'],
  [reply('NOREPLICAS Not enough good replicas to write.'), 'Redis is unreachable (NOREPLICAS).'],
  [reply('ERR max number of clients reached'), 'Redis accepts no more connections (ERR).'],
  [coded('ENOSPC'), 'The file system has no disk space left (ENOSPC).'],
  [coded('EDQUOT'), 'The file system has no disk space left (EDQUOT).'],
  [coded('EROFS'), 'The file system is read-only (EROFS).'],
  [coded('EIO'), 'The file system cannot read or write its disk (EIO).'],
  [coded('EMFILE'), 'The file system is out of resources (EMFILE).'],
  [coded('ECONNREFUSED'), 'A storage service is unreachable (ECONNREFUSED).'],
  [
    new CorroborateError('storage-unavailable', 'The bucket answered 507.', { hint: 'Make room.' }),
    'A storage service is unreachable (storage-unavailable).',
  ],
])('describes %s', (error, sentence) => {
  const fault = findStorageFault(error);
  expect(fault && describeStorageFault(fault)).toBe(sentence);
});

it.each([
  [
    'an upstream that refuses the connection',
    new CorroborateError('upstream-failed', 'No.', { cause: coded('ECONNREFUSED') }),
  ],
  ['a wrong command of Redis', reply('WRONGTYPE Operation against a key holding the wrong kind of value')],
  ['an upstream error that starts like a Redis reply', new Error('OOM command not allowed')],
])('does not treat %s as a storage fault', (_, error) => {
  expect(findStorageFault(error)).toBeNull();
});

it('terminates on an error that is its own cause', () => {
  const error: Error = new Error('round');
  error.cause = error;
  expect(isStorageUnavailable(error)).toBe(false);
});
