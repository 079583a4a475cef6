export { getDetector as loadLanguages } from './eld.loader';
export {
  getKnownLanguage,
  looksLikeLanguage,
  readLanguage,
  type LanguageBasis,
  type LanguageReading,
} from './language.policy';
export { findCountryCode, guessLanguage } from './country-languages';
export { LANGUAGES_BY_COUNTRY } from './spoken.registry';
