import { survivalCases } from './support/survival.cases';

describe('random worker kills, with queues on PostgreSQL', () => survivalCases());
