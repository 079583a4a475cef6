import type { SectionId } from './report.types';

export const SECTION_TITLES: Record<SectionId, string> = {
  summary: 'Executive summary',
  findings: 'Key findings',
  questions: 'Questions',
  timeline: 'Timeline',
  positions: 'Positions',
  balance: 'Balance',
  people: 'People and organisations',
  statements: 'Statements against evidence',
  origin: 'Origin and spread',
  background: 'Background',
  integrity: 'Before print',
  limitations: 'Limitations',
  recommendations: 'Recommendations',
};
