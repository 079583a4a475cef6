import { lexiconLists } from '@corroborate/text';

/**
 * Other forms of regions' names as `[code, form]`, the code as `COUNTRY.CODE`. Editing the list only changes what is
 * understood.
 */
export const REGION_FORMS: readonly (readonly [code: string, form: string])[] = [
  ...lexiconLists('any', 'region-forms'),
].flatMap(([code, forms]) => forms.map((form) => [code, form] as const));
