import { Processor, WorkerHost } from '@nestjs/bullmq';
import { withWorkerOptions, workerOptions } from './worker.options';

class Unnamed extends WorkerHost {
  process = async () => 'done';
}
@Processor('stage-read')
class Named extends Unnamed {}

describe('withWorkerOptions', () => {
  it('returns a new subclass of the same name for each set of options', () => {
    const [few, many] = [1, 8].map((jobs) => withWorkerOptions(Named, workerOptions(jobs, 1_000)));
    expect(few).not.toBe(many);
    expect(few?.name).toBe('Named');
    expect(new few!()).toBeInstanceOf(Named);
  });

  it('rejects a processor without a queue', () => {
    expect(() => withWorkerOptions(Unnamed, workerOptions(1, 1_000))).toThrow('Unnamed does not declare a queue');
  });
});
