export { readGoogleNewsSignature as default } from './google-news.reader';
