import { topicOf } from '@corroborate/domain/testing';
import { freeQuestion } from '@corroborate/verification';
import { readByModel } from './model-answers';

const topic = topicOf({ title: 'Elm mill burns down' });
const questions = ['How many looms did it hold?', 'Who owns it?'].map((question, at) =>
  freeQuestion({ question, priority: 'high' }, 'editor', `sq_${at + 1}`),
);
const page = (sourceId: number, aside = false) => ({ sourceId, text: 'A page.', published: null, aside });

async function asked(before: Parameters<typeof readByModel>[0]['before'], pages = [page(1), page(2)]) {
  const requests: { questions: string[]; pages: number[] }[] = [];
  const reader = {
    answer: async (input: Parameters<Parameters<typeof readByModel>[1]['answer']>[0]) => {
      const sourceIds = input.pages.map(({ sourceId }) => sourceId);
      requests.push({ questions: input.questions.map(({ id }) => id), pages: sourceIds });
      return [{ by: 'reader-1', sourceIds, answers: [], dropped: [] }];
    },
  };
  const readings = await readByModel({ topic, questions, pages, before }, reader);
  return { requests, readings };
}

describe('free questions put to a model', () => {
  it('are put together, and it is kept of which pages they were asked', async () => {
    const { requests, readings } = await asked([]);
    expect(requests).toEqual([{ questions: ['sq_1', 'sq_2'], pages: [1, 2] }]);
    expect(readings).toMatchObject([{ questionIds: ['sq_1', 'sq_2'], sourceIds: [1, 2] }]);
  });

  it('are never asked again of a page that was asked them in an earlier round', async () => {
    const { readings } = await asked([]);
    expect((await asked(readings)).requests).toEqual([]);
    expect((await asked(readings, [page(1), page(3)])).requests).toEqual([{ questions: ['sq_1', 'sq_2'], pages: [3] }]);
  });

  it('are asked apart of pages that may be about another matter', async () =>
    expect((await asked([], [page(1), page(2, true), page(3)])).requests.map(({ pages }) => pages)).toEqual([
      [1, 3],
      [2],
    ]));

  it('that are new are asked of all pages, the others of new ones alone', async () => {
    const before = [{ by: 'reader-1', sourceIds: [1], questionIds: ['sq_1'], answers: [], dropped: [] }];
    expect((await asked(before)).requests).toEqual([
      { questions: ['sq_2'], pages: [1] },
      { questions: ['sq_1', 'sq_2'], pages: [2] },
    ]);
  });
});
