export { eld as loadLanguages } from './eld.loader';
export { knownLanguage, readLanguage, type LanguageBasis, type LanguageReading } from './language.policy';
export { countryCodeOf, likelyLanguageOf } from './lands';
export { SPOKEN } from './spoken.registry';
