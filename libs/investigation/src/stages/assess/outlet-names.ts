import { outletNamesBySite } from '@corroborate/report';
import type { OpenedPage } from '../read/opened-pages.service';

type OutletPage = Pick<OpenedPage, 'article' | 'profile'>;

/** An unregistered site can call itself anything, so its own name is always shown with its domain. */
const selfDeclaredName = ({ article: { outletName }, profile: { name, site } }: OutletPage): string =>
  name === site && outletName ? `${outletName.slice(0, 60)} (${site})` : name;

/**
 * Names outlets that are known only by domain as other pages write the name, if the domain spells exactly that name.
 */
export function createOutletNamer(pages: readonly OutletPage[]): (opened: OutletPage) => string {
  const spelled = outletNamesBySite(
    pages.map((opened) => ({ site: opened.article.site, name: selfDeclaredName(opened) })),
    pages.map(({ article }) => article),
  );
  return (opened) => {
    const [name, { site }] = [selfDeclaredName(opened), opened.article];
    return name === site ? (spelled.get(site) ?? name) : name;
  };
}
