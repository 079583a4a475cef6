import { findingsScore } from './findings.score';

const quote = (text: string, confidence = 0.8, by: string | null = 'reader-1') => ({ quote: text, confidence, by });

describe('what was found in documents', () => {
  it('is telling where a true value stands in a sure quote, and one too many where there is nothing to know', () => {
    const known = { rows: [['92750', 'Silverleaf Security']] };
    const unknown = { rows: null };
    expect(
      findingsScore([
        { question: known, findings: [quote('Kestrel paid $92,750 for guards.'), quote('of guards', 0.5, null)] },
        { question: known, findings: [quote('Kestrel paid for a roof.')] },
        { question: known, findings: [quote('Kestrel paid $92,750 for guards.', 0.6)] },
        { question: unknown, findings: [quote('Kestrel paid for a roof.')] },
        { question: unknown, findings: [quote('Kestrel paid for a roof.', 0.5)] },
      ]),
    ).toEqual({ asked: 5, findings: 6, read: 5, sure: 2, telling: 1, claimed: 1 });
  });
});
