#!/usr/bin/env node
'use strict';
require('../bin/launch.js').launch('lab/src/main.js');
