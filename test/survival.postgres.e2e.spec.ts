import { survivalCases } from './support/survival.cases';

describe('killing workers at random, queues on PostgreSQL', () => survivalCases());
