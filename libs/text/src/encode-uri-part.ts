/** `encodeURIComponent` for untrusted text, in which lone surrogates become U+FFFD. */
export const encodeUriPart = (text: string): string => encodeURIComponent(text.toWellFormed());
