/**
 * Checks folders against the rules that keep rooms apart, one after the other as they are named by the parent process:
 * starting the tool anew for each would take most of the time.
 */
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const rules = await extractConfig(process.argv[2]);

process.on('message', (folder) => {
  void answer(folder);
});
process.send('ready');

async function answer(folder) {
  process.chdir(folder);
  try {
    const options = { ruleSet: rules, validate: true, outputType: 'err', ...rules.options };
    const tsConfig = extractTSConfig('tsconfig.json');
    const folders = ['apps', 'clients', 'lab', 'libs'].filter((name) => existsSync(name));
    const { output, exitCode } = await cruise(folders, options, null, { tsConfig });
    process.send({ passed: exitCode === 0, output });
  } catch (error) {
    process.send({ passed: false, output: `the tool failed: ${error.stack}` });
  }
}
