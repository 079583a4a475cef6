export { eld as loadLanguages } from './eld.loader';
export {
  guessLanguage,
  knownLanguage,
  readLanguage,
  type LanguageBasis,
  type LanguageGuess,
  type LanguageReading,
  type LanguageSigns,
} from './language.policy';
export { SPOKEN } from './spoken.registry';
