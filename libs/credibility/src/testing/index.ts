export { FakeDomainAges } from './fake-domain-ages';
