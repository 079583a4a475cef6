import { readRatingFile } from './rating-file';

const file = (content: string, name = 'list.csv') => new File([content], name);

describe('a ratings file', () => {
  it('sends a ratings file with its file name and content', async () => {
    expect(await readRatingFile(file('domain,score\na.example,9'))).toEqual({
      file_name: 'list.csv',
      content: 'domain,score\na.example,9',
    });
    expect((await readRatingFile(file('x', `${'n'.repeat(300)}.csv`))).file_name).toMatch(/^n{196}\.csv$/);
  });

  it('rejects a ratings file before sending it if it is too large', async () => {
    await expect(readRatingFile(file('x'.repeat(2_000_001)))).rejects.toThrow('list.csv is too large');
    const text = () => Promise.reject(new Error('was read'));
    await expect(readRatingFile({ name: 'disk.img', size: 9_000_000_000, text })).rejects.toThrow(
      'disk.img is too large',
    );
  });
});
