import { type Language, language, LANGUAGES, switchLanguage, t } from '../messages';

/** Languages with their own names, so that every reader finds theirs. */
export const LanguageSelect = () => (
  <select
    className="language"
    aria-label={t('app.language')}
    value={language}
    onChange={({ target }) => switchLanguage(target.value as Language)}
  >
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);
