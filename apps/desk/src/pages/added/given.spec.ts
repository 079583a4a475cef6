import { toNewSource, fileToNewSource } from './given';

const fileOf = (name: string, content: string) => ({
  name,
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
});

it('treats input that is only a URL as a URL, and anything else as text', () => {
  expect(toNewSource({ what: ' https://city.example/notice ', title: 'x', replyFrom: '' })).toEqual({
    url: 'https://city.example/notice',
  });
  expect(toNewSource({ what: 'See https://city.example/notice', title: ' Note ', replyFrom: '' })).toEqual({
    text: 'See https://city.example/notice',
    title: 'Note',
  });
  expect(toNewSource({ what: 'It is closed.', title: '', replyFrom: 'The county' })).toEqual({
    text: 'It is closed.',
    reply_from: 'The county',
  });
});

it('sends a PDF unchanged whatever its file name, and any other file as text', async () => {
  const pdf = await fileToNewSource(fileOf('notice.txt', `%PDF-1.7 ${'x'.repeat(70_000)}`));
  expect(atob('pdf' in pdf ? (pdf.pdf ?? '') : '')).toHaveLength(70_009);
  expect(await fileToNewSource(fileOf('notice.pdf', 'It is closed.'))).toEqual({
    text: 'It is closed.',
    title: 'notice.pdf',
  });
});
