import { VERDICT_ENGLISH } from '../libs/domain/src/reasons/verdict.en';
import { reasons } from '../apps/desk/src/messages/es/reasons';

describe('sentences of the server at the desk', () => {
  it('has a Spanish sentence for every reason and next step of a verdict', () => {
    const codes = (['verdict', 'next'] as const).flatMap((part) =>
      Object.keys(reasons[part]).map((key) => `${part}.${key}`),
    );
    expect(codes.toSorted()).toEqual(Object.keys(VERDICT_ENGLISH).toSorted());
  });
});
