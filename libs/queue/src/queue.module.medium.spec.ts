import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BullModule } from '@nestjs/bullmq';
import { SETTINGS, loadSettings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { QueueModule } from './queue.module';
import { StoreFlowProducer, StoreQueue } from './stores/bull.classes';

@Global()
@Module({ providers: [{ provide: SETTINGS, useValue: loadSettings({}) }], exports: [SETTINGS] })
class SettingsModule {}

describe('QueueModule with an unavailable store', () => {
  const made: string[] = [];
  class CountedQueue extends StoreQueue {
    constructor(...given: ConstructorParameters<typeof StoreQueue>) {
      made.push(given[0]);
      super(...given);
    }
  }
  class CountedFlowProducer extends StoreFlowProducer {
    constructor(...given: ConstructorParameters<typeof StoreFlowProducer>) {
      made.push('flows');
      super(...given);
    }
  }
  beforeAll(() => {
    BullModule.queueClass = CountedQueue;
    BullModule.flowProducerClass = CountedFlowProducer;
  });
  afterAll(() => {
    BullModule.queueClass = StoreQueue;
    BullModule.flowProducerClass = StoreFlowProducer;
  });

  it('creates no queues and does not fall back to another store', async () => {
    const away = new CorroborateError('database-unavailable', 'The database is away.');
    const queues = QueueModule.forRootAsync({ useFactory: () => Promise.reject(away) });
    const root = { module: class Root {}, imports: [SettingsModule, queues] };
    const opening = NestFactory.createApplicationContext(root, { abortOnError: false, logger: false });
    await expect(opening).rejects.toBe(away);
    expect(made).toEqual([]);
  });
});
