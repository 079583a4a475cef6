import { BARE_JPEG, withMarks } from '../testing/pictures';
import { readPicture } from './read-picture';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(60)]);

describe('readPicture', () => {
  it('returns the metadata of camera and software', async () => {
    const marks = { Make: 'Acme', Software: 'Darkroom 3', DateTimeOriginal: '2019:07:14 15:12:09' };
    expect(await readPicture(withMarks(BARE_JPEG, marks))).toMatchObject({
      state: 'read',
      marks: { madeAt: '2019-07-14T15:12:09', camera: 'Acme', software: ['Darkroom 3'], place: null },
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'other-kind'],
    ['a page', Buffer.from('<!doctype html><title>Not found</title> and some more words'), 'other-kind'],
    ['a JPEG without marks', BARE_JPEG, 'read'],
    ['half a PNG', PNG, 'read'],
    ['the beginning of a WebP', Buffer.from('RIFF....WEBPVP8L'), 'read'],
  ])('returns no metadata if the picture is %s', async (_what, bytes, state) => {
    expect(await readPicture(bytes)).toEqual({ state, marks: null });
  });
});
