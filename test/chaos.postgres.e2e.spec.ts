import { chaosCases } from './support/chaos.cases';

describe('random failures of workers, database and queues, with queues on PostgreSQL', () => chaosCases());
