import { ownHost } from './archived.policy';
import { languageAtLocation } from './language.policy';
import { nameInLanguage, namesInLanguage, placeInLanguage } from './other-language.policy';
import type { Strategy } from './plan.material';
import { quoteIfPhrase, joinWithSpaces } from './query-text.policy';
import { sitesAlternation, localSites, siteGroupOf } from './site-groups.policy';

/** The three international agencies, whose reports most outlets carry. */
export const newsAgencies: Strategy = ({ keys }) => ({
  strategy: 'site',
  text: joinWithSpaces('(site:reuters.com OR site:apnews.com OR site:afp.com)', ...keys.slice(0, 5)),
  reason: 'Searches the international news agencies.',
});

/** Local outlets report first and in most detail, but engines rarely rank them high. */
export const localOutlets: Strategy = ({ topic, keys, localPress }) => {
  const sites = keys.length > 0 && localPress ? localSites(localPress, ownHost(topic)) : [];
  return sites.length === 0 || !localPress
    ? null
    : {
        strategy: 'local-outlets',
        text: joinWithSpaces(sitesAlternation(sites), ...keys.slice(0, 4)),
        reason:
          `Searches local outlets (${localPress.place}), which often report first but rank low in search ` + 'results.',
      };
};

export const trustedLocalSites: Strategy = ({ topic, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  return (
    group && {
      strategy: 'site',
      text: joinWithSpaces(sitesAlternation(group.outlets), ...keys.slice(0, 4)),
      reason: `Searches outlets with a record of accuracy in the country of the topic (${group.country}).`,
    }
  );
};

export const localOfficialSites: Strategy = ({ topic, terms, keys }) => {
  const group = keys.length > 0 ? siteGroupOf(topic) : null;
  const words = terms.names[0] ? [quoteIfPhrase(terms.names[0]), ...terms.eventWords.slice(0, 2)] : keys.slice(0, 4);
  return (
    group && {
      strategy: 'site',
      text: joinWithSpaces(sitesAlternation(group.officials), ...words),
      reason: `Searches public bodies in the country of the topic (${group.country}), which are primary sources.`,
    }
  );
};

/** Local outlets report first and in most detail. */
export const localLanguage: Strategy = (material) =>
  placeInLanguage(material, languageAtLocation(material.topic), 'of the place');
export const nameInLocalLanguage: Strategy = (material) =>
  nameInLanguage(material, languageAtLocation(material.topic), 'of the place');
/** Limited to the days around the event, because a name alone occurs in many unrelated pages. */
export const namesInLocalLanguage: Strategy = (material) => {
  const query = namesInLanguage(material, languageAtLocation(material.topic), 'of the place');
  return query && { ...query, ...material.window };
};
export const deskLanguage: Strategy = (material) => nameInLanguage(material, material.deskLanguage, 'of the desk');
