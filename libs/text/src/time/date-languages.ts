/** Languages (runtime names) in which dates on pages are recognized. */
export const DATE_LANGUAGES: readonly string[] = (
  'en de fr fr-CA es es-MX pt pt-PT it nl sv da no nn is fi et lv lt pl cs sk sl hr bs sr sr-Latn mk bg ro hu sq el ' +
  'tr az ru uk be kk uz ky ka hy he ar ar-EG ar-LB ar-DZ fa fa-AF ps ur ku hi bn pa gu mr ta te kn ml si ne th lo km ' +
  'my vi id ms fil jv ja ko zh zh-Hant mn ca gl eu cy ga af sw am so zu yo ha ig lb mt'
).split(' ');
