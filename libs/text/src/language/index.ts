export { eld as loadLanguages } from './eld.loader';
export {
  knownLanguage,
  looksLikeLanguage,
  readLanguage,
  type LanguageBasis,
  type LanguageReading,
} from './language.policy';
export { countryCodeOf, likelyLanguageOf } from './country-languages';
export { SPOKEN } from './spoken.registry';
