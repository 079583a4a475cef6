import { buildPageModel } from './page.model';
import { buildArticle } from '@corroborate/domain/testing';
import { hasName } from '@corroborate/text';

it('reads names and headline of a page from its document title', () => {
  const page = buildPageModel(
    buildArticle('Library shut', 'The roof leaks.', { documentTitle: 'Library shut - Larnholm Post' }),
  );
  expect(page.headline.text).toBe('Library shut - Larnholm Post');
  expect(hasName(page.names, 'Larnholm')).toBe(true);
});

const spoken = (text: string) =>
  buildPageModel(buildArticle('Title', text))
    .sentences.filter((one) => one.speech)
    .map((one) => one.text);

describe('sentences in quoted speech', () => {
  it('marks all sentences inside a quotation that spans several sentences as quoted speech', () =>
    expect(
      spoken('She rose. “The mill is gone. It will not come back. We are finished,” she said. The mill stands.'),
    ).toEqual(['“The mill is gone.', 'It will not come back.', 'We are finished,” she said.']));

  it('marks an unclosed quotation as quoted speech until the end of its paragraph, but not the next paragraph', () =>
    expect(spoken('“The mill is gone and it will not come back.\n\nThe council met on Monday.')).toEqual([
      '“The mill is gone and it will not come back.',
    ]));

  it('does not mark a sentence with only a short quotation as quoted speech', () =>
    expect(spoken('He called it “a disgrace” and left. The council met.')).toEqual([]));

  it('marks sentences between straight quotation marks as quoted speech', () =>
    expect(spoken('"The mill is gone. It burned," he said. The council met.')).toEqual([
      '"The mill is gone.',
      'It burned," he said.',
    ]));
});
