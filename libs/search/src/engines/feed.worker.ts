export { feedItems as default } from './feed';
