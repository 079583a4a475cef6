/** Items that the product lists nowhere: read from the syntax tree of the sources, wherever the files are. */
import path from 'node:path';
import ts from 'typescript';
import { parseSource, productionFiles } from '../sources/source.files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const METRIC = /^corroborate_[a-z_]+$/;
/** A dotted name, as used by all progress events: `source.read`. */
const EVENT = /^[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/;
/** Calls whose first argument is the type of a progress event, and properties that hold one. */
const EVENT_CALLS = new Set(['report', 'add']);
const EVENT_PROPERTIES = new Set(['type', 'event']);

/** @returns `{ heading: string[] }` */
export function readSourceItems() {
  const items = {
    'desk pages': [],
    'job names': [],
    metrics: [],
    'progress events': [],
    'progress stream messages': [],
  };
  for (const file of productionFiles(root, ['apps', 'libs'])) {
    if (isBesideTheProduct(file)) continue;
    walk(parseSource(path.join(root, file)), (node) => collect(node, file, items));
  }
  return items;
}

const isBesideTheProduct = (file) => /^(?:apps\/bench|libs\/(?:sandbox|evaluation))\//.test(file);

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function collect(node, file, items) {
  if (ts.isJsxOpeningLikeElement(node)) items['desk pages'].push(...routePaths(node));
  if (ts.isObjectLiteralExpression(node)) items['job names'].push(...jobNames(node));
  if (!ts.isStringLiteral(node)) return;
  if (isMetricName(node)) items.metrics.push(node.text);
  if (isProgressEvent(node) && file.startsWith('libs/')) items['progress events'].push(node.text);
  if (isArgumentOf(node, new Set(['encodeFrame']))) items['progress stream messages'].push(node.text);
}

/** `path` of `<Route path="/topics/:id">`. */
function routePaths(element) {
  if (element.tagName.getText() !== 'Route') return [];
  return element.attributes.properties
    .filter((attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'path')
    .map((attribute) => attribute.initializer.text);
}

/** `name` of `{ name, data, opts }`, the form in which BullMQ takes jobs, and of `{ queue, name }`. */
function jobNames({ properties }) {
  const values = new Map(properties.map((property) => [property.name?.getText(), property.initializer]));
  const isJob = (values.has('data') && values.has('opts')) || (values.has('queue') && values.size === 3);
  const name = values.get('name');
  return isJob && name && ts.isStringLiteral(name) ? [name.text] : [];
}

/** The name of the database account is not a metric. */
const isMetricName = ({ text }) => METRIC.test(text) && text !== 'corroborate_app';

const isProgressEvent = (node) =>
  EVENT.test(node.text) && (isArgumentOf(node, EVENT_CALLS) || isValueOf(node, EVENT_PROPERTIES));

function isArgumentOf(node, names) {
  const call = node.parent;
  return ts.isCallExpression(call) && call.arguments[0] === node && names.has(calledName(call.expression));
}

const calledName = (expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

const isValueOf = ({ parent }, names) => ts.isPropertyAssignment(parent) && names.has(parent.name.getText());
