/** Documents of collections stand at hosts that no name service may ever know: no page of the web can pass for one. */
export const isCollected = (url: string): boolean => URL.parse(url)?.hostname.endsWith('-collection.invalid') === true;
