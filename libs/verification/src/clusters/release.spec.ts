import { buildArticle, buildProfile } from '@corroborate/domain/testing';
import { isPressRelease } from './source-document';

const is = (text: string, title = 'Corvin Mills opens new mill') =>
  isPressRelease({
    article: buildArticle(title, text),
    profile: { ...buildProfile('elmherald.example'), kind: 'newspaper' },
  });

describe('page that only prints a release', () => {
  it.each([
    'Corvin Mills, a leader in organic flour, today announced the opening of a mill in Larkspur. ' +
      '"We are thrilled to open it," said Ann Roe, chief executive.',
    'LARKSPUR — Corvin Mills, the leading provider of flour in the region, announced a new mill on ' +
      'Tuesday.\n\nAbout Corvin Mills\n\nCorvin Mills was founded in 1910.',
    'Corvin Mills announced today that it will open a mill. "This shows our commitment to quality," ' +
      'said Ann Roe.\n\nFor more information, visit www.corvin.example.',
    'Corvin Mills (NYSE: CRVN) today announced results for the quarter.\n\nAbout Corvin ' +
      'Mills\n\nFounded in 1910, Corvin Mills is a leading supplier of flour.',
    'Corvin Mills is pleased to announce its new mill.\n\nMedia contact: Ann Roe',
    'Corvin Mills has opened a mill in Larkspur. "We are proud to be here," said Ann Roe.\n\nAbout ' +
      'Corvin Mills\n\nThe company makes flour.',
    'FOR IMMEDIATE RELEASE\n\nCorvin Mills opens a mill. The state-of-the-art building has two floors.\n\n###',
  ])('detects a page that only prints a release in text %#', (text) => expect(is(text)).toBe(true));

  it.each([
    'Corvin Mills will open a mill in Larkspur, the company announced today. Residents said they ' +
      'feared the noise. The mayor told the Herald that permits are missing.',
    'Corvin Mills today announced results. Analysts at Vane Trust called them weak. For more ' +
      'information, visit the company page.',
    'The council voted to close the mill.\n\nAbout Ann Roe\n\nAnn Roe covers the council for the Herald.',
    'The library opens its doors on Sunday, the county announced today.',
    'A fire destroyed the mill in Larkspur overnight. Two people were hurt, the fire chief said.',
  ])('does not mistake text %# for a page that only prints a release', (text) => expect(is(text)).toBe(false));
});
