import { chaosCases } from './support/chaos.cases';

describe('workers, database and queues die at random, queues on PostgreSQL', () => chaosCases());
