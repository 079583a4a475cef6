import { toReasonText } from '@corroborate/domain';
import { findExaggeration } from './exaggeration.policy';
import { buildPageModel } from '../../rules/page/page.model';
import { buildArticle } from '@corroborate/domain/testing';

const cautionCode = (title: string, text: string) => {
  const reason = findExaggeration(title, buildPageModel(buildArticle('The plant opens', text)));
  return reason && toReasonText(reason);
};

describe('topic headline with a figure far above the page’s', () => {
  it.each([
    [
      'World’s largest hydrogen plant, 2.2 gigawatts, opens',
      'The plant has electrolysers of 220 MW, the authority said.',
      'Gives 220 mw, not 2.2 gigawatts.',
    ],
    ['Tunnel of 140 kilometres opens', 'The tunnel is 14 km long.', 'Gives 14 km, not 140 kilometres.'],
    [
      'Terminal to lay off 3,200 workers',
      'Letters went to 320 of the 1,150 people who work there.',
      'Gives 320, not 3,200.',
    ],
    [
      'Fund buys mill for £5.6 million',
      'The fund pays £560,000 for the mill, the deed says.',
      'Gives £560,000, not £5.6 million.',
    ],
    ['300 penguins killed on beach', 'Rangers counted 30 penguins.', 'Gives 30, not 300.'],
  ])('detects a topic headline with a figure far above the page’s in any unit: %s', (title, text, reason) =>
    expect(cautionCode(title, text)).toBe(reason),
  );

  it.each([
    [
      'World’s largest hydrogen plant, 2.2 gigawatts, opens',
      'The plant has electrolysers of 2,200 MW, the authority said.',
    ],
    ['Tunnel of 14 kilometres opens', 'The tunnel, 14,000 metres in all, has two tubes.'],
    ['Terminal to lay off 3,200 workers', 'Of 3,200 who must go, 320 work at night.'],
    ['Fire drives 1,400 people from town', 'Los 1.400 vecinos, con 140 bomberos, pasaron la noche fuera.'],
    ['Terminal to lay off 3,000 workers', 'It handles 300 ships a year and will lay off thousands.'],
    ['Plant of 2.2 gigawatts opens', 'It makes 90 GWh a year and employs 40 people.'],
  ])('detects no exaggeration for equal figures or figures of other things: %s', (title, text) =>
    expect(cautionCode(title, text)).toBeNull(),
  );
});
