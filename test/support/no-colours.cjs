// What a suite compares must not depend on where it runs: a terminal, or a setting of its machine, would be coloured.
delete process.env.FORCE_COLOR;
process.env.NO_COLOR = '1';
