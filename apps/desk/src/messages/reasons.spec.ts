import { createReasonTranslator } from './reasons';

const spanish = createReasonTranslator('es');

describe('sentences of the server', () => {
  it.each([
    [
      { code: 'verdict.supported', params: { supporting: ['AP', 'BBC', 'EFE', 'Reuters', 'Star'], disputing: [] } },
      'La corroboran 5 fuentes fiables independientes (AP, BBC, EFE y otras 2); ninguna fuente fiable la desmiente.',
    ],
    [
      { code: 'verdict.refuted', params: { disputing: ['AP'], supporting: [] } },
      'La contradice una fuente fiable independiente (AP); ninguna fuente fiable la corrobora.',
    ],
    [{ code: 'verdict.denied', params: { names: ['Ann Coe'], isAccusation: true } }, 'Ann Coe niega la acusación.'],
    [
      {
        code: 'verdict.differs',
        params: { values: [{ code: 'verdict.value', params: { name: 'AP', value: '12' } }] },
      },
      'Cierta en parte: AP da «12».',
    ],
    [{ code: 'next.publish', params: { names: ['AP'] } }, 'Publíquela con atribución a AP.'],
  ])('translates them by their code: $code', (reason, text) => {
    expect(spanish(reason)).toBe(text);
  });

  it('leaves a sentence to the server if it has no translation or lacks a parameter', () => {
    expect(spanish({ code: 'verdict.of-later', params: {} })).toBeNull();
    expect(spanish({ code: 'next.publish', params: {} })).toBeNull();
    expect(createReasonTranslator('en')({ code: 'next.nothing', params: {} })).toBeNull();
  });
});
