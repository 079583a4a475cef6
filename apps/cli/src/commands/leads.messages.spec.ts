import { formatLeads } from './leads.messages';

const job = { provider: 'openai', state: 'done' as const, reason: null, used_round: null, leads: [] };

describe('formatLeads', () => {
  it('says that no deep research was requested', () => {
    expect(formatLeads([])).toBe('No deep research was requested.\n');
  });

  it('lists each URL with its title, and the round that read it', () => {
    const lead = { url: 'https://a.example/report', title: 'A report' };
    expect(formatLeads([{ ...job, leads: [lead] }])).toBe(
      'openai: done, not used yet\n  https://a.example/report  A report\n',
    );
    expect(formatLeads([{ ...job, used_round: 2, leads: [lead] }])).toContain('openai: done, read in round 2\n');
  });

  it('says why a provider returned nothing', () => {
    expect(formatLeads([{ ...job, state: 'failed', reason: 'no credit' }])).toBe('openai: failed (no credit)\n');
  });

  it('keeps an external title on one line', () => {
    const lead = { url: 'https://a.example', title: 'One\n\u001b[31mtwo' };
    expect(formatLeads([{ ...job, leads: [lead] }]).split('\n')).toHaveLength(3);
    expect(formatLeads([{ ...job, leads: [lead] }])).not.toContain('\u001b');
  });
});
