/** Languages of the desk, with their own names. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (code: string | null | undefined): code is Language =>
  code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);

interface Preferences {
  /** Language chosen on this device. */
  stored: string | null;
  /** Languages of the browser, preferred first. */
  browser: readonly string[];
  /** `DESK_LANGUAGE` of the server. */
  server: string;
}

/** The chosen language; otherwise Spanish if the browser prefers it; otherwise the language of the newsroom. */
export function chooseLanguage({ stored, browser, server }: Preferences): Language {
  if (isLanguage(stored)) return stored;
  if (browser[0]?.split('-')[0] === 'es') return 'es';
  return isLanguage(server) ? server : 'en';
}

const STORAGE_KEY = 'language';

/** Language stored in the browser; null also if the browser blocks storage. */
function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function detectLanguage(): Language {
  if (typeof document === 'undefined') return 'en';
  const server = document.documentElement.lang;
  const detected = chooseLanguage({ stored: readStored(), browser: navigator.languages, server });
  document.documentElement.lang = detected;
  return detected;
}

/** Constant while the page is open, so that no text has to be rendered again. */
export const language: Language = detectLanguage();

/** Stores the language and reloads the page in it. */
export function switchLanguage(to: Language): void {
  localStorage.setItem(STORAGE_KEY, to);
  location.reload();
}
