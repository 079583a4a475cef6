/** Environment variables that programs need for libraries, folders, language and time zone; none is secret. */
const ALLOWED_VARIABLES = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'TZ', 'TZDIR', 'TMPDIR', 'TEMP', 'TMP'],
  ...['LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'NIX_LD', 'NIX_LD_LIBRARY_PATH'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
  ...['USERPROFILE', 'PROCESSOR_ARCHITECTURE'],
];

/**
 * Environment for child processes, without keys and passwords: other accounts may be able to read the environment of a
 * process, and a server outlives the process that started it.
 */
// eslint-disable-next-line no-restricted-properties -- passes on what systems set, and no setting of ours
export function childEnvironment(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const isNeeded = (name: string) =>
    ALLOWED_VARIABLES.includes(name.toUpperCase()) || name.toUpperCase().startsWith('LC_');
  return Object.fromEntries(Object.entries(own).filter(([name]) => isNeeded(name)));
}
