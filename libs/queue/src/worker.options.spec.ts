import { Processor, WorkerHost } from '@nestjs/bullmq';
import { withWorkerOptions, workerOptions } from './worker.options';

class Unnamed extends WorkerHost {
  process = async () => 'done';
}
@Processor('stage-read')
class Named extends Unnamed {}

describe('a processor with options of its worker', () => {
  it('is a class of the same name below it, so that another process may give it others', () => {
    const [few, many] = [1, 8].map((jobs) => withWorkerOptions(Named, workerOptions(jobs, 1_000)));
    expect(few).not.toBe(many);
    expect(few?.name).toBe('Named');
    expect(new few!()).toBeInstanceOf(Named);
  });

  it('is refused where it names no queue', () => {
    expect(() => withWorkerOptions(Unnamed, workerOptions(1, 1_000))).toThrow('Unnamed does not declare a queue');
  });
});
