import { createTranslator } from 'use-intl/core';
import { en } from './en';
import { es } from './es';
import { language } from './language';
import { createReasonTranslator } from './reasons';
import type { Messages } from './texts';

export type { ReasonCode } from './reasons';
export { type Language, language, LANGUAGES, switchLanguage } from './language';

/** Locale of dates and numbers. */
export const locale = { en: 'en-US', es: 'es' }[language];

const messages: Messages = { en, es }[language];
const throwError = (error: Error) => {
  throw error;
};

/**
 * The text of a key, with arguments. Keys and arguments are typed by the English messages; `messages.spec.ts` checks
 * that the other languages use the same arguments.
 */
export const t = createTranslator({ locale, messages: messages as typeof en, onError: throwError });

const codeTexts = new Map<string, string>(Object.entries({ ...messages.codes, ...messages.names }));

/** The word for a code of the API; the code itself if it has none. */
export const translateCode = (code: string): string => codeTexts.get(code) ?? code;

/** A sentence of the server in the language of the desk; null if there is only the English. */
export const translateReason = createReasonTranslator(language);
