/** `encodeURIComponent` for text from outside, which may hold half of a surrogate pair: that becomes U+FFFD. */
export const encodeUriPart = (text: string): string => encodeURIComponent(text.toWellFormed());
