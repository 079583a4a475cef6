export { investigatedTopicSample } from './investigated-topic.sample';
export { until } from './until';
