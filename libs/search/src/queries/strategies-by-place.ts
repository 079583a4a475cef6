import { ownHost } from './archived.policy';
import { languageThere } from './language.policy';
import { nameInLanguage, namesInLanguage, placeInLanguage } from './other-language.policy';
import type { Strategy } from './plan.material';
import { phrase, spaced } from './query-text.policy';
import { anyOf, localSites, siteGroupOf } from './site-groups.policy';

/** The three international agencies, whose reports most outlets carry. */
export const byAgencies: Strategy = ({ keys }) => ({
  strategy: 'site',
  text: spaced('(site:reuters.com OR site:apnews.com OR site:afp.com)', ...keys.slice(0, 5)),
  reason: 'Searches the international news agencies.',
});

/** Local outlets report first and in most detail, but engines rarely rank them high. */
export const byLocalOutlets: Strategy = ({ topic, keys, localPress }) => {
  const sites = keys.length > 0 && localPress ? localSites(localPress, ownHost(topic)) : [];
  return sites.length === 0 || !localPress
    ? null
    : {
        strategy: 'local-outlets',
        text: spaced(anyOf(sites), ...keys.slice(0, 4)),
        reason:
          `Searches local outlets (${localPress.place}), which often report first but rank low in search ` + 'results.',
      };
};

export const byTrustedThere: Strategy = ({ topic, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  return (
    group && {
      strategy: 'site',
      text: spaced(anyOf(group.outlets), ...keys.slice(0, 4)),
      reason: `Searches outlets with a record of accuracy in the country of the topic (${group.country}).`,
    }
  );
};

export const byOfficialsThere: Strategy = ({ topic, terms, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  const words = terms.names[0] ? [phrase(terms.names[0]), ...terms.eventWords.slice(0, 2)] : keys.slice(0, 4);
  return (
    group && {
      strategy: 'site',
      text: spaced(anyOf(group.officials), ...words),
      reason: `Searches public bodies in the country of the topic (${group.country}), which are primary sources.`,
    }
  );
};

/** Local outlets report first and in most detail. */
export const inLanguageThere: Strategy = (material) =>
  placeInLanguage(material, languageThere(material.topic), 'of the place');
export const nameInLanguageThere: Strategy = (material) =>
  nameInLanguage(material, languageThere(material.topic), 'of the place');
/** Limited to the days around the event, because a name alone occurs in many unrelated pages. */
export const namesThere: Strategy = (material) => {
  const query = namesInLanguage(material, languageThere(material.topic), 'of the place');
  return query && { ...query, ...material.window };
};
export const inDeskLanguage: Strategy = (material) => nameInLanguage(material, material.deskLanguage, 'of the desk');
