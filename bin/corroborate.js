#!/usr/bin/env node
'use strict';
require('./launch.js').launch('apps/cli/src/main.js');
