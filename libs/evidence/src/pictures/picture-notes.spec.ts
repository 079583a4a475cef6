import { pictureNotes } from './picture-notes.policy';

const notesOf = (madeAt: string, pageDay: string | null = '2026-10-14') => {
  const marks = { madeAt, editedAt: null, place: null, placeName: null, camera: null, software: [], credit: null };
  return pictureNotes({ pageDay, marks }).map(({ code, params }) => ({ code, ...params }));
};

describe('notes on a picture', () => {
  it('notes that a picture was taken long before, or after, the publication of its page', () => {
    expect(notesOf('2019-07-14T15:12:09')).toEqual([{ code: 'picture.made-before', day: '2019-07-14', days: 2649 }]);
    expect(notesOf('2026-10-20')).toEqual([{ code: 'picture.made-after', day: '2026-10-20', days: 6 }]);
  });

  it('adds no note to a picture if the dates match in some time zone, or if the page has no date', () => {
    expect(notesOf('2026-10-15T01:00:00+09:00')).toEqual([]);
    expect(notesOf('2019-07-14T15:12:09', null)).toEqual([]);
  });
});
