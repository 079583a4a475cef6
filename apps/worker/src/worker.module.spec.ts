import { loadSettings } from '@corroborate/config';
import { BackgroundServices } from './background.services';
import { WorkerModule } from './worker.module';

/** Names of the classes that one process gets. */
const namesOf = (queues: string): string[] =>
  (WorkerModule.forRoot(loadSettings({ WORKER_QUEUES: queues })).providers ?? []).flatMap((provider) =>
    typeof provider === 'function' ? [provider.name] : [],
  );
const processorsOf = (queues: string) => namesOf(queues).filter((name) => name.endsWith('Processor'));

describe('a worker', () => {
  it('handles every queue by default', () => {
    expect(processorsOf('')).toHaveLength(13);
    expect(namesOf('')).toContain(BackgroundServices.name);
  });

  it('handles only the chosen queues, without background work', () => {
    expect(processorsOf('stage-read, stage-decide')).toEqual(['ReadProcessor', 'DecideProcessor']);
    expect(namesOf('stage-read')).not.toContain(BackgroundServices.name);
  });

  it('does background work with maintenance', () => {
    expect(namesOf('maintenance')).toEqual(expect.arrayContaining(['MaintenanceProcessor', BackgroundServices.name]));
  });

  it('refuses a queue that does not exist', () => {
    expect(() => loadSettings({ WORKER_QUEUES: 'stage-raed' })).toThrow('WORKER_QUEUES');
  });
});
