import { createTranslator } from 'use-intl/core';
import { en } from './en';
import { es } from './es';
import { chooseLanguage } from './language';

const textsOf = (messages: object) =>
  Object.entries(messages).flatMap(([page, texts]) =>
    Object.entries(texts as Record<string, string>).map(([key, text]) => [`${page}.${key}`, text] as const),
  );

/** Texts of a plural or a selection. */
const OPTIONS = /, (?:plural|select), (?:\w+ \{[^{}]*\} ?)+/g;
const namesIn = (text: string): string[] =>
  [...new Set([...text.replace(OPTIONS, '').matchAll(/\{\w+|<\w+>/g)].map(([name]) => name))].sort();

const spanish = new Map(textsOf(es));

describe('Spanish messages', () => {
  it('uses the same arguments in Spanish messages as in English messages', () => {
    const argumentsOf = (text = '') => namesIn(text).join();
    const differing = textsOf(en).filter(([key, text]) => argumentsOf(text) !== argumentsOf(spanish.get(key)));
    expect(differing).toEqual([]);
  });

  it('starts and ends Spanish messages with a space where the English messages do', () => {
    const edges = (text = '') => [/^\s/.test(text), /\s$/.test(text)].join();
    const differing = textsOf(en).filter(([key, text]) => edges(text) !== edges(spanish.get(key)));
    expect(differing).toEqual([]);
  });

  it('uses plural forms in Spanish messages', () => {
    const t = createTranslator({ locale: 'es', messages: es as typeof en });
    expect(t('case.independentCredibleSourcesCounted', { counted: 1 })).toBe('Cuenta 1 fuente fiable independiente.');
    expect(t('case.independentCredibleSourcesCounted', { counted: 12_000 })).toMatch(/^Cuentan 12\.000 fuentes/);
  });
});

describe('a localized message', () => {
  const throwError = (error: Error) => {
    throw error;
  };
  const valuesFor = (text: string) =>
    Object.fromEntries(
      namesIn(text).map((name) => (name.startsWith('<') ? [name.slice(1, -1), () => ''] : [name.slice(1), 2])),
    );

  it.each([
    ['en', en],
    ['es', es],
  ])('formats every localized message in the language %s without an error', (locale, messages) => {
    const t = createTranslator({ locale, messages: messages as Record<string, any>, onError: throwError });
    for (const [key, text] of textsOf(messages)) expect(t.rich(key, valuesFor(text))).toBeDefined();
  });
});

describe('the interface language', () => {
  const none = { stored: null, browser: ['en-US', 'es'], server: 'en' };

  it.each([
    ['the chosen one', { ...none, stored: 'es' }, 'es'],
    ['the chosen one in a Spanish browser', { ...none, stored: 'en', browser: ['es-MX'] }, 'en'],
    ['Spanish in a Spanish browser', { ...none, browser: ['es-MX', 'en'] }, 'es'],
    ['that of the newsroom', { ...none, server: 'es' }, 'es'],
    ['English if the newsroom has another', { ...none, server: 'fr' }, 'en'],
    ['not one that does not exist', { ...none, stored: 'toString' }, 'en'],
  ])('selects the interface language: %s', (_, preferences, language) =>
    expect(chooseLanguage(preferences)).toBe(language),
  );
});
