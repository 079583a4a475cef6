import { printLeads } from './leads.messages';

const job = { provider: 'openai', state: 'done' as const, reason: null, used_round: null, leads: [] };

describe('printLeads', () => {
  it('says that none was asked for', () => {
    expect(printLeads([])).toBe('No deep research was requested.\n');
  });

  it('names each address with its title, and whether a round has read it', () => {
    const lead = { url: 'https://a.example/report', title: 'A report' };
    expect(printLeads([{ ...job, leads: [lead] }])).toBe(
      'openai: done, not used yet\n  https://a.example/report  A report\n',
    );
    expect(printLeads([{ ...job, used_round: 2, leads: [lead] }])).toContain('openai: done, read in round 2\n');
  });

  it('says why a provider brought nothing', () => {
    expect(printLeads([{ ...job, state: 'failed', reason: 'no credit' }])).toBe('openai: failed (no credit)\n');
  });

  it('keeps a title from outside on its line', () => {
    const lead = { url: 'https://a.example', title: 'One\n\u001b[31mtwo' };
    expect(printLeads([{ ...job, leads: [lead] }]).split('\n')).toHaveLength(3);
    expect(printLeads([{ ...job, leads: [lead] }])).not.toContain('\u001b');
  });
});
