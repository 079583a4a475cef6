/** By which words examinations of a claim are found, by language. */
export const CHECK_WORDS: Readonly<Record<string, string>> = {
  en: 'fact check',
  es: 'verificación bulo',
  pt: 'checagem falso',
  de: 'Faktencheck',
  fr: 'vérification désinformation',
  it: 'verifica bufala',
};

/** By which words statements of those concerned are found, by language. */
export const STATEMENT_WORDS: Readonly<Record<string, string>> = {
  en: 'official statement',
  es: 'comunicado oficial',
  pt: 'nota oficial',
  de: 'Pressemitteilung',
  fr: 'communiqué officiel',
  it: 'comunicato ufficiale',
};
