import { splitSentences } from '@corroborate/text';
import { buildArticle } from '@corroborate/domain/testing';
import { buildPageModel, findTeasers } from './page.model';

const TITLE = 'Rancher fences off an old mine shaft';
const STORY = 'A mine shaft opened in a pasture on Monday. The rancher has fenced it off.';
const OTHER = 'Neighbors lose their runway, and the blood bank feels it Tuesday, October 13, 2026';
const foundIn = (text: string, title = TITLE): string[] =>
  [...findTeasers(splitSentences(text), title)].map((one) => one.text);

describe('headlines of other stories', () => {
  it('finds headlines of other stories with their dates after the last sentence of a page', () => {
    expect(foundIn(`${STORY}\n\n${OTHER}\n\n[Print]`)).toEqual([OTHER]);
    const further = 'Orchard growers ask the county for a frost fund By Ana Voss Posted: 10/12/2026';
    expect(foundIn(`${STORY}\n\n${OTHER}\n\n${further}`)).toEqual([OTHER, further]);
  });

  it('excludes headlines of other stories from the sentences of a page', () => {
    const page = buildPageModel(buildArticle(TITLE, `${STORY}\n\n${OTHER}`));
    expect(page.sentences.map(({ text }) => text)).toEqual(STORY.split(/(?<=\.) /));
    expect(page.stems.has('runway')).toBe(false);
  });
});

describe('page’s own text', () => {
  it.each([
    ['the page’s headline above the text', `${TITLE} Monday, July 13, 2026\n\n${STORY}`, TITLE],
    ['the page’s headline repeated below the text', `${STORY}\n\n${TITLE} Monday, July 13, 2026`, TITLE],
    ['a line followed by sentences', `${OTHER}\n\n${STORY}`, TITLE],
    ['a line with the date of a hearing', `${STORY}\n\nPublic hearing Tuesday, October 13, 2026`, TITLE],
    [
      'a line about the story itself',
      `${STORY}\n\nWork to fill the mine shaft in the rancher’s pasture begins Monday, July 20, 2026`,
      'Rancher to fill mine shaft in pasture',
    ],
    ['a caption without a date', `${STORY}\n\nThe pasture of a neighbor, seen from the county road`, TITLE],
    [
      'a sentence that ends with a date',
      `${STORY} The runway of the neighbors opens on Tuesday, October 13, 2026.`,
      TITLE,
    ],
    ['a page that consists only of headlines', `${OTHER}\n\n${OTHER}`, TITLE],
  ])('keeps %s', (_, text, title) => expect(foundIn(text, title)).toEqual([]));
});
