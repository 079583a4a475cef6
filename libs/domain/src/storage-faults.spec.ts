import { StorageFaults } from './storage-faults';

const full = Object.assign(new Error('could not extend file'), { code: '53100' });

it('returns a recent storage fault for some seconds', () => {
  let now = 0;
  const faults = new StorageFaults(() => now);
  expect(faults.recent()).toBeNull();
  faults.note(full);
  now = 19_999;
  expect(faults.recent()).toMatchObject({ kind: 'disk-full' });
  now = 20_000;
  expect(faults.recent()).toBeNull();
});

it('ignores other errors', () => {
  const faults = new StorageFaults();
  faults.note(new TypeError('x is not a function'));
  faults.note(undefined);
  expect(faults.recent()).toBeNull();
});
