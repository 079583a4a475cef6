export { readDuckDuckGo as default } from './duckduckgo.reader';
