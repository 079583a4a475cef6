'use strict';
/**
 * Stack traces name the lines of our own sources. Source maps of dependencies are not loaded: Node would keep them,
 * with the sources they contain, in the memory of every thread.
 */
const setSupport = require('module').setSourceMapsSupport;

if (setSupport) setSupport(true, { nodeModules: false });
