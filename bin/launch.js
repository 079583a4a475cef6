'use strict';
/**
 * Hands over to a Node that can run the product, or says that there is none; in a source checkout it has what has
 * changed compiled first. Like choose-node.js it must be readable for old Nodes.
 */
const spawn = require('child_process').spawn;
const path = require('path');
const choice = require('./choose-node.js');
const processOptions = require('./process-options.js').processOptions;

/** Runs the compiled file of that name in `dist` with the arguments of this process. */
exports.launch = function launch(entry) {
  const node = choice.chooseNode();
  if (node === null) {
    process.stderr.write(choice.refusal());
    process.exit(2);
  }
  // Needs neither a compiled product nor another process.
  if (process.argv.length === 3 && process.argv[2] === '--version') {
    process.stdout.write(require('../package.json').version + '\n');
    return;
  }
  require('./compile.js')
    .compileWhatChanged(node, process.argv[2] !== 'docs')
    .then((status) => (status === 0 ? start(node, entry) : process.exit(status)))
    .catch((error) => {
      process.stderr.write('corroborate: what has changed could not be compiled: ' + error.message + '\n');
      process.exit(1);
    });
};

function start(node, entry) {
  const options = processOptions(process.env);
  const args = options.args.concat(path.resolve(__dirname, '../dist', entry), process.argv.slice(2));
  const child = spawn(node, args, { stdio: 'inherit', env: options.env });
  let sentSignal = null;
  const passOn = (signal) => {
    sentSignal = signal;
    child.kill(signal);
  };
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => passOn(signal)));
  // Told to stop before it could hear of it, a process that stays up had nothing open yet: that is no failure.
  const staysUp = ['up', 'api', 'worker'].indexOf(process.argv[2]) >= 0;
  const codeOfEnd = (signal) => (signal && !(staysUp && signal === sentSignal && signal !== 'SIGHUP') ? 1 : 0);
  child.on('exit', (code, signal) => process.exit(code === null ? codeOfEnd(signal) : code));
}
