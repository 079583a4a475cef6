/**
 * Text from outside, fit to be shown. What a terminal or a page would obey instead of show is taken out: whole escape
 * sequences, control characters save line break and tab, and the marks that turn the direction of text.
 * No pattern here can backtrack without bound: the classes of each do not overlap, and none holds the ESC it begins with.
 */
const STRINGS = /\u001b[\]PX^_][^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
const SEQUENCES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[ -/]*[0-Z\\^-~])|\u009b[0-?]+[@-~]/g;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const printable = (text: string): string =>
  text.replace(STRINGS, '').replace(SEQUENCES, '').replace(CONTROLS, '').replace(DIRECTIONS, '');
